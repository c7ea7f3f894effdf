/** `npm run move-to-postgres`. The address is a setting: anybody on the machine can read a command line. */
import { existsSync } from 'node:fs';
import { migrateWithBackup } from './backup/migrate-with-backup.ts';
import { type Config, readConfig, sqliteFile } from './config.ts';
import { openDatabase } from './db/connection.ts';
import { copyDatabase } from './db/copy-database.ts';
import { databaseVersion } from './db/migrate.ts';
import { runCommand } from './command.ts';
import { CommandError } from './platform/process/command-error.ts';
import { ensureDataDir } from './platform/process/data-dir.ts';

const USAGE = `DATABASE_URL=postgres://… npm run move-to-postgres
    copies the shop from DATA_DIR/shop.db to an empty PostgreSQL, while it doesn't run`;

await runCommand(run);

async function run(args: string[]): Promise<void> {
  const config = readConfig(process.env);
  if (args.length > 0 || config.database.kind !== 'postgres') throw new CommandError(USAGE);
  ensureDataDir(config.dataDir);
  const file = sqliteFile(config.dataDir);
  if (!existsSync(file)) throw new CommandError(`There is no shop at ${file}.`);
  const counts = await move(config, { kind: 'sqlite', file });
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  process.stdout.write(`Moved ${rows} rows in ${counts.size} tables; each table was compared.
Start the shop with this DATABASE_URL and the same DATA_DIR, where the pictures stay. ${file} was left as it is.
`);
}

async function move(config: Config, source: { kind: 'sqlite'; file: string }): Promise<Map<string, number>> {
  const from = await openDatabase(source, { alone: true });
  try {
    await migrateWithBackup({ db: from, config: { ...config, database: source }, now: new Date() });
    const to = await openDatabase(config.database, { alone: true });
    try {
      if (!(await databaseVersion(to)).isEmpty)
        throw new CommandError('The PostgreSQL database is not empty.');
      return await copyDatabase(from, to);
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
  }
}
