/** Several connections to one migrated database, like several processes of a shop. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type DatabaseAddress, openDatabase } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';
import { type DatabaseKind, openEmptyDatabase } from './databases.ts';
import { giveBack, postgresAddress, takeDatabase } from './used-postgres.ts';

export interface SharedDatabase {
  db: Database;
  /** For a process of its own. */
  address: DatabaseAddress;
  /** On SQLite it must not wait for the first connection's transaction: both are synchronous in one thread. */
  connect: () => Promise<Database>;
  close: () => Promise<void>;
}

export async function openSharedDatabase(kind: DatabaseKind): Promise<SharedDatabase> {
  const { address, remove } = await prepared(kind);
  const opened: Database[] = [];
  const connect = async () => {
    const db = await openDatabase(address);
    opened.push(db);
    return db;
  };
  const db = await connect();
  const close = async () => {
    await Promise.all(opened.map((one) => one.destroy()));
    await remove();
  };
  return { db, address, connect, close };
}

/** To be opened; `remove` it when all connections are closed. */
export interface ClosedDatabase {
  address: DatabaseAddress;
  remove: () => Promise<void>;
}

/** With the current tables. */
async function prepared(kind: DatabaseKind): Promise<ClosedDatabase> {
  if (kind === 'sqlite') {
    const copy = await newFile();
    await copyFile(inject('sqliteTemplate'), copy.address.file);
    return copy;
  }
  const name = await takeDatabase();
  return { address: postgresAddress(name), remove: async () => giveBack(name) };
}

/** Without tables. */
export async function openEmptyShared(kind: DatabaseKind): Promise<ClosedDatabase> {
  if (kind === 'sqlite') return newFile();
  const { address, close } = await openEmptyDatabase(kind);
  return { address, remove: close };
}

async function newFile() {
  const dir = await mkdtemp(join(tmpdir(), 'shop-shared-'));
  const address = { kind: 'sqlite', file: join(dir, 'shop.db') } as const;
  return { address, remove: () => rm(dir, { recursive: true }) };
}
