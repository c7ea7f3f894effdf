/** `npm run restore -- FILE` */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('src/server/restore.ts');
