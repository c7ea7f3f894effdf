/** `npm run move-to-postgres`: the shop from SQLite to an empty PostgreSQL, without its pages. */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('src/server/move-to-postgres.ts');
