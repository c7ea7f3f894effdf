/** `npm run customer -- export|erase EMAIL`: what the privacy notice promises. */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('src/server/customer.ts');
