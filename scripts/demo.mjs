/** `npm run demo -- clear`: takes the demo catalogue out. */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('src/server/demo.ts');
