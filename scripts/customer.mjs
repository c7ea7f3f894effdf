/** `npm run customer -- export|erase EMAIL` */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('src/server/customer.ts');
