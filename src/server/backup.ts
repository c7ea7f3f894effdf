/** `npm run backup -- FILE`, even while the shop runs. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeBackup } from './backup/make-backup.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/connection.ts';
import { nameS3 } from './storage/s3-address.ts';
import { runCommand } from './command.ts';
import { CommandError } from './platform/process/command-error.ts';
import { readFileArgument } from './platform/process/file-argument.ts';

const USAGE = `npm run backup -- FILE [--force]   writes database and pictures into FILE, also while the shop runs;
                                   with --force in place of a FILE that is there`;

await runCommand(run);

async function run(args: string[]): Promise<void> {
  const { file, force } = readFileArgument(args, USAGE);
  const config = readConfig(process.env);
  if (!force && existsSync(file)) throw new CommandError(`${file} is there already; --force replaces it.`);
  if (!existsSync(dirname(file))) throw new CommandError(`There is no folder ${dirname(file)}.`);
  const { database, files } = config;
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new CommandError(`There is no shop at ${database.file}.`);
  const db = await openDatabase(database);
  try {
    const options = {
      address: database,
      dataDir: config.dataDir,
      withPictures: files === null,
      now: new Date(),
    };
    const { bytes, pictures, missing } = await makeBackup({ ...options, db, file });
    for (const name of missing) process.stderr.write(`The picture ${name} is missing from DATA_DIR/files.\n`);
    const size = `${(bytes / 1e6).toFixed(1)} MB`;
    const what = files === null ? `the database and ${pictures} pictures` : 'the database';
    process.stdout.write(`Wrote ${file} (${size}): ${what}.\n`);
    if (files !== null)
      process.stdout.write(
        `The pictures are in ${nameS3(files)} and not in it: that bucket needs a copy of its own.\n`,
      );
  } finally {
    await db.destroy();
  }
}
