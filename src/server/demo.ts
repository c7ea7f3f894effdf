/** `npm run demo -- clear`: takes the demo catalogue out, also while the shop runs (api.md, Settings). */
import { ConfigError, readConfig } from './config.ts';
import { Catalogue } from './db/catalogue.ts';
import { DatabaseOpenError, openDatabase } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { clearDemo } from './demo/clear.ts';
import { ensureDataDir } from './platform/data-dir.ts';

const USAGE = 'npm run demo -- clear   takes out the demo entries that nobody has changed';

/** What can't be done, in one line for the person who asked for it. */
class CommandError extends Error {}

await run(process.argv.slice(2)).catch(stop);

async function run(args: string[]): Promise<void> {
  if (args.length !== 1 || args[0] !== 'clear') throw new CommandError(USAGE);
  const config = readConfig(process.env);
  ensureDataDir(config.dataDir);
  const db = await openDatabase(config.database);
  try {
    await migrate(db);
    const removed = await clearDemo({ catalogue: new Catalogue(db), by: null, now: new Date() });
    process.stdout.write(`Took out ${removed} demo ${removed === 1 ? 'entry' : 'entries'}.\n`);
  } finally {
    await db.destroy();
  }
}

function stop(error: unknown): never {
  const expected = [CommandError, ConfigError, DatabaseOpenError].some((kind) => error instanceof kind);
  process.stderr.write(
    `${error instanceof Error ? (expected ? error.message : error.stack) : String(error)}\n`,
  );
  process.exit(1);
}
