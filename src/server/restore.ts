/** `npm run restore -- FILE`, while the shop doesn't run. */
import { restoreBackup } from './backup/restore-backup.ts';
import { readConfig } from './config.ts';
import { runCommand } from './command.ts';
import { ensureDataDir } from './platform/process/data-dir.ts';
import { readFileArgument } from './platform/process/file-argument.ts';

const USAGE = `npm run restore -- FILE [--force]   brings back a backup while the shop doesn't run; with --force
                                    over a shop that is there, whose database is kept`;

await runCommand(run);

async function run(args: string[]): Promise<void> {
  const { file, force } = readFileArgument(args, USAGE);
  const config = readConfig(process.env);
  ensureDataDir(config.dataDir);
  const { manifest, keptAs, missing } = await restoreBackup({ config, file, force, now: new Date() });
  for (const address of missing) process.stderr.write(`The picture ${address} is missing.\n`);
  const pictures = manifest.files.length - 1;
  process.stdout.write(
    `Restored the shop of ${manifest.createdAt}: the database and ${pictures} pictures.\n`,
  );
  if (keptAs) process.stdout.write(`The database that was there is kept as ${keptAs}.\n`);
}
