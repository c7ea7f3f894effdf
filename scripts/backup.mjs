/** `npm run backup -- FILE` */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('src/server/backup.ts');
