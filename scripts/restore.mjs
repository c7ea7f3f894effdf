/** `npm run restore -- FILE`: a backup back into its place, without the shop's pages. */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('src/server/restore.ts');
