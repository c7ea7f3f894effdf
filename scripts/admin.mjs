/** `npm run admin -- create|password EMAIL` */
import { runServerCommand } from './lib/server-command.mjs';

await runServerCommand('src/server/admin.ts');
