/** `FILES_URL=s3://… npm run move-to-s3` */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('src/server/move-to-s3.ts');
