/** Several connections to one migrated database, like several processes of a shop. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseAddress, openDatabase } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema.ts';
import { type DatabaseKind, openEmptyDatabase } from './databases.ts';

export interface SharedDatabase {
  db: Database;
  /** For a process of its own. */
  address: DatabaseAddress;
  /** On SQLite it must not wait for the first connection's transaction: both are synchronous in one thread. */
  connect: () => Promise<Database>;
  close: () => Promise<void>;
}

export async function openSharedDatabase(kind: DatabaseKind): Promise<SharedDatabase> {
  const { address, remove } = await openEmptyShared(kind);
  const opened: Database[] = [];
  const connect = async () => {
    const db = await openDatabase(address);
    opened.push(db);
    return db;
  };
  const db = await connect();
  await migrate(db);
  const close = async () => {
    await Promise.all(opened.map((one) => one.destroy()));
    await remove();
  };
  return { db, address, connect, close };
}

export interface EmptyShared {
  address: DatabaseAddress;
  remove: () => Promise<void>;
}

/** Without tables. */
export async function openEmptyShared(kind: DatabaseKind): Promise<EmptyShared> {
  if (kind === 'postgres') {
    const { address, close } = await openEmptyDatabase(kind);
    return { address, remove: close };
  }
  const dir = await mkdtemp(join(tmpdir(), 'shop-shared-'));
  return { address: { kind, file: join(dir, 'shop.db') }, remove: () => rm(dir, { recursive: true }) };
}
