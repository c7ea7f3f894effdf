/** `npm run move-to-postgres` */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('src/server/move-to-postgres.ts');
