/** `npm run demo -- clear` */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('src/server/demo.ts');
