/** `npm run demo -- clear`, even while the shop runs. */
import { runCommand, withDatabase } from './command.ts';
import { CatalogueVersion } from './db/catalogue-version.ts';
import { clearDemo } from './demo/clear.ts';
import { CommandError } from './platform/process/command-error.ts';

const USAGE = 'npm run demo -- clear   takes out the demo entries that nobody has changed';

await runCommand(async (args) => {
  if (args.length !== 1 || args[0] !== 'clear') throw new CommandError(USAGE);
  await withDatabase(async (db) => {
    const removed = await clearDemo({ catalogue: new CatalogueVersion(db), by: null, now: new Date() });
    process.stdout.write(`Took out ${removed} demo ${removed === 1 ? 'entry' : 'entries'}.\n`);
  });
});
