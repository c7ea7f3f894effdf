import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type DatabaseAddress, openDatabase } from '../db/connection.ts';
import { databaseVersion, unknownMigrations } from '../db/migrate.ts';
import { lockSqlite } from '../db/shop-lock.ts';
import { damageOf, isFilledSqlite, replaceSqlite } from '../db/sqlite-file.ts';
import { syncFolder } from '../storage/durable-write.ts';
import { recordedFiles } from '../pictures/files.repository.ts';
import { openFileStore } from '../pictures/open-file-store.ts';
import { CommandError } from '../platform/process/command-error.ts';
import { readArchive } from './archive.ts';
import { DATABASE, type Manifest, PICTURES } from './manifest.ts';
import { loadPostgres } from './pg-tools.ts';
import { stampOf } from './stamp.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

export interface RestoreOptions {
  config: Pick<Config, 'database' | 'dataDir' | 'files'>;
  file: string;
  force: boolean;
  now: Date;
}

export interface RestoreReport {
  manifest: Manifest;
  /** The new name of the old database. */
  keptAs: string | null;
  /** Named by the restored database but missing. */
  missing: string[];
}

interface HeldDatabase {
  isFilled: boolean;
  replaceBy: (file: string) => Promise<string | null>;
  release: () => Promise<void>;
}

/** Throws a CommandError, DatabaseOpenError or ShopLockError before anything has changed. */
export async function restoreBackup({ config, file, force, now }: RestoreOptions): Promise<RestoreReport> {
  const { database: address, dataDir } = config;
  // First: an unusable bucket must stop the restore before anything has changed.
  const bucket = config.files === null ? null : await openFileStore(config);
  const held = await hold(address, now);
  let restored: Pick<RestoreReport, 'manifest' | 'keptAs'>;
  try {
    if (held.isFilled && !force)
      throw new CommandError(
        'There is a shop already. --force puts the backup in its place and keeps the old one.',
      );
    restored = await inTemporaryFolder(join(dataDir, 'restore-'), async (folder) => {
      const manifest = await readArchive(file, folder);
      refuseUnfit(manifest, file, address);
      const database = join(folder, DATABASE[address.kind]);
      refuseDamaged(database, file, address);
      await placePictures(manifest, folder, dataDir);
      return { manifest, keptAs: await held.replaceBy(database) };
    });
  } finally {
    await held.release();
  }
  const store = bucket ?? (await openFileStore(config));
  const db = await openDatabase(address);
  try {
    const pictures = restored.manifest.files.filter(({ path }) => path.startsWith(`${PICTURES}/`));
    if (config.files !== null && pictures.length > 0)
      await store.adopt(
        pictures.map(({ path }) => `/${path}`),
        join(dataDir, PICTURES),
      );
    const missing: string[] = [];
    for (const picture of await recordedFiles(db)) if (!(await store.has(picture))) missing.push(picture);
    return { ...restored, missing };
  } finally {
    await db.destroy();
  }
}

function refuseUnfit({ database, migrations, shop }: Manifest, file: string, address: DatabaseAddress): void {
  if (database !== address.kind) {
    const [from, to] = database === 'sqlite' ? ['SQLite', 'PostgreSQL'] : ['PostgreSQL', 'SQLite'];
    throw new CommandError(
      `${file} is of a shop on ${from}, and DATABASE_URL says that this one is on ${to}.`,
    );
  }
  const [unknown] = unknownMigrations(migrations);
  if (unknown)
    throw new CommandError(`${file} is of a newer shop (${shop}, ${unknown}): update this one first.`);
}

function refuseDamaged(database: string, file: string, address: DatabaseAddress): void {
  const damage = address.kind === 'sqlite' ? damageOf(database) : null;
  if (damage !== null) throw new CommandError(`The database in ${file} is damaged: ${damage}.`);
}

/** Pictures of the same name are identical. */
async function placePictures({ files }: Manifest, folder: string, dataDir: string): Promise<void> {
  await mkdir(join(dataDir, PICTURES), { recursive: true });
  for (const { path } of files) {
    if (path.startsWith(`${PICTURES}/`)) await rename(join(folder, path), join(dataDir, path));
  }
  await syncFolder(join(dataDir, PICTURES));
}

function hold(address: DatabaseAddress, now: Date): Promise<HeldDatabase> {
  return address.kind === 'sqlite' ? holdSqlite(address.file, now) : holdPostgres(address, now);
}

/** It may be damaged, so it isn't opened. */
async function holdSqlite(file: string, now: Date): Promise<HeldDatabase> {
  const release = lockSqlite(file, { alone: true });
  const isFilled = isFilledSqlite(file);
  const keepAs = `${file}.before-restore-${stampOf(now)}`;
  return {
    isFilled,
    replaceBy: async (by) => {
      await replaceSqlite(file, { by, keepAs });
      return isFilled ? keepAs : null;
    },
    release: async () => release(),
  };
}

async function holdPostgres(
  address: DatabaseAddress & { kind: 'postgres' },
  now: Date,
): Promise<HeldDatabase> {
  const db = await openDatabase(address, { alone: true });
  const isFilled = !(await databaseVersion(db)).isEmpty;
  const keepAs = isFilled ? `before_restore_${stampOf(now).toLowerCase()}` : null;
  return {
    isFilled,
    replaceBy: async (dump) => {
      await loadPostgres(address.url, dump, keepAs);
      return keepAs;
    },
    release: () => db.destroy(),
  };
}
