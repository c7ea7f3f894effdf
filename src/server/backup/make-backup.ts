import { rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseAddress } from '../db/connection.ts';
import { databaseVersion } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { copySqlite, damageOf } from '../db/sqlite-file.ts';
import { syncFolder } from '../storage/durable-write.ts';
import { CommandError } from '../platform/process/command-error.ts';
import { describeFile, writeArchive } from './archive.ts';
import { DATABASE, PICTURES, shopVersion } from './manifest.ts';
import { type NamedPictures, namedPictures } from './pictures.repository.ts';
import { dumpPostgres } from './pg-tools.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

export interface BackupOptions {
  db: Database;
  address: DatabaseAddress;
  dataDir: string;
  file: string;
  /** False: the database alone. */
  withPictures: boolean;
  now: Date;
}

export interface BackupReport {
  bytes: number;
  pictures: number;
  /** Named by the database but missing in the folder. */
  missing: string[];
}

const NONE: NamedPictures = { there: [], missing: [] };

/** The database goes first: pictures never change, so all that it names still exist afterwards. */
export async function makeBackup(options: BackupOptions): Promise<BackupReport> {
  const { db, address, dataDir, file, withPictures, now } = options;
  const { applied } = await databaseVersion(db);
  if (applied.length === 0) throw new CommandError('There is no shop here yet: nothing to back up.');
  return inTemporaryFolder(`${file}.`, async (folder) => {
    const database = DATABASE[address.kind];
    await copyDatabase(options, join(folder, database));
    const { there, missing } = withPictures ? await namedPictures(db, join(dataDir, PICTURES)) : NONE;
    const paths = there.map((name) => `${PICTURES}/${name}`);
    const files = [await describeFile(folder, database)];
    for (const path of paths) files.push(await describeFile(dataDir, path));
    const manifest = {
      format: 1 as const,
      shop: shopVersion(),
      database: address.kind,
      migrations: applied,
      createdAt: now.toISOString(),
      files,
    };
    const archive = join(folder, 'backup.tar');
    await writeArchive(archive, manifest, [
      { folder, paths: [database] },
      { folder: dataDir, paths },
    ]);
    await rename(archive, file);
    await syncFolder(dirname(file));
    return { bytes: (await stat(file)).size, pictures: there.length, missing };
  });
}

async function copyDatabase({ db, address }: BackupOptions, file: string): Promise<void> {
  if (address.kind === 'postgres') return dumpPostgres(address.url, file);
  await copySqlite(db, file);
  const damage = damageOf(file);
  if (damage !== null)
    throw new CommandError(`The database ${address.file} is damaged, so no backup was made: ${damage}.`);
}
