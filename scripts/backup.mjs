/** `npm run backup -- FILE`: database and pictures as one file, without the shop's pages. */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('src/server/backup.ts');
