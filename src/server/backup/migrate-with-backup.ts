import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { DatabaseOpenError, databaseName } from '../db/connection.ts';
import { MIGRATIONS, databaseVersion, migrate, unknownMigrations } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { CommandError } from '../platform/process/command-error.ts';
import { PgToolsMissing } from './pg-tools.ts';
import { stampOf } from './stamp.ts';

const FOLDER = 'backups';
const MAX_BACKUPS = 3;
const NAME = /^before-.+-(\d{8}T\d{6}Z)\.tar$/;

export interface MigrateOptions {
  db: Database;
  config: Pick<Config, 'database' | 'dataDir'>;
  now: Date;
}

/** Throws a DatabaseOpenError for a newer or foreign database, a CommandError if the backup fails. */
export async function migrateWithBackup({ db, config, now }: MigrateOptions): Promise<void> {
  const { applied, isEmpty } = await databaseVersion(db);
  const name = databaseName(config.database);
  const [unknown] = unknownMigrations(applied);
  if (unknown)
    throw new DatabaseOpenError(
      `The database ${name} is of a newer version of the shop (${unknown}): update it.`,
    );
  if (applied.length === 0 && !isEmpty) throw new DatabaseOpenError(`The database ${name} is not a shop's.`);
  const next = Object.keys(MIGRATIONS).find((step) => !applied.includes(step));
  if (applied.length > 0 && next) await backUpBefore(next, { db, config, now });
  await migrate(db);
}

async function backUpBefore(step: string, { db, config, now }: MigrateOptions): Promise<void> {
  const folder = join(config.dataDir, FOLDER);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { makeBackup } = await import('./make-backup.ts');
    const file = join(folder, `before-${step}-${stampOf(now)}.tar`);
    await makeBackup({
      db,
      address: config.database,
      dataDir: config.dataDir,
      file,
      withPictures: false,
      now,
    });
    await removeOld(folder);
  } catch (error) {
    if (!(error instanceof PgToolsMissing)) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      const told = `No backup could be written before ${step}, so nothing was changed: ${reason}`;
      throw new CommandError(told, { cause: error });
    }
    process.stderr.write(`${step} runs without a backup before it: ${error.message}\n`);
  }
}

async function removeOld(folder: string): Promise<void> {
  const timeOf = (name: string) => NAME.exec(name)?.[1] ?? '';
  const made = (await readdir(folder)).filter((name) => NAME.test(name));
  made.sort((one, other) => (timeOf(one) < timeOf(other) ? 1 : -1));
  for (const name of made.slice(MAX_BACKUPS)) await rm(join(folder, name));
}
