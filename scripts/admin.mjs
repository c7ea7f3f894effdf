/** `npm run admin -- create|password EMAIL`: accounts. */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('src/server/admin.ts');
