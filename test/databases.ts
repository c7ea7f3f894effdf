/** The two databases, each in a private copy: the same suite runs on both. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { type DatabaseAddress, openDatabase } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';
import { isLong } from './long-run.ts';
import { withClient } from './postgres-client.ts';
import { giveBack, postgresAddress, takeDatabase } from './used-postgres.ts';

export interface TestDatabase {
  db: Database;
  address: DatabaseAddress;
  close: () => Promise<void>;
}

/** Ms. A cluster on a busy machine takes its time, and a test may have a hundred writes wait for one row. */
const CONNECT_TIMEOUT = 120_000;

export type DatabaseKind = DatabaseAddress['kind'];

/** For `describe.each(databases)('… on %s', (kind) => …)`. */
export const databases: DatabaseKind[] = ['sqlite', 'postgres'];

/**
 * Both in the long run; in the short one, the one on which such a fault is likelier: PostgreSQL where requests compete,
 * rows have an order or money moves, SQLite, which is faster, for the rest.
 */
export const databasesOrOnly = (likelier: DatabaseKind): DatabaseKind[] => (isLong ? databases : [likelier]);

/** Without tables; the caller closes it. */
export async function openEmptyDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'sqlite') return openInMemory();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnCluster(`create database ${name}`);
  return openOnCluster(name, () => runOnCluster(`drop database if exists ${name} with (force)`));
}

/** With the current tables, as its migrations leave it. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'sqlite') return openInMemory(sqliteTemplate());
  const name = await takeDatabase();
  return openOnCluster(name, async () => giveBack(name));
}

let template: Buffer | undefined;

function sqliteTemplate(): Buffer {
  template ??= readFileSync(inject('sqliteTemplate'));
  return template;
}

async function openInMemory(contents?: Buffer): Promise<TestDatabase> {
  const address = { kind: 'sqlite', file: ':memory:' } as const;
  const db = await openDatabase(address, { contents });
  return { db, address, close: () => db.destroy() };
}

async function openOnCluster(name: string, leave: () => Promise<void>): Promise<TestDatabase> {
  const address = postgresAddress(name);
  const db = await openDatabase(address, { connectTimeout: CONNECT_TIMEOUT });
  return {
    db,
    address,
    close: async () => {
      await db.destroy();
      await leave();
    },
  };
}

async function runOnCluster(statement: string): Promise<void> {
  await withClient(inject('postgresUrl'), (client) => client.query(statement));
}
