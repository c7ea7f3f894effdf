/** The two databases, each in a private copy: the same suite runs on both. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseAddress, openDatabase } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema.ts';

export interface TestDatabase {
  db: Database;
  address: DatabaseAddress;
  close: () => Promise<void>;
}

export type DatabaseKind = DatabaseAddress['kind'];

/** For `describe.each(databases)('… on %s', (kind) => …)`. */
export const databases: DatabaseKind[] = ['sqlite', 'postgres'];

/** Without tables; the caller closes it. */
export async function openEmptyDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'sqlite' ? openInMemory() : openOnCluster('template1');
}

/** With the current tables. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'postgres') return openOnCluster(inject('postgresTemplate'));
  const database = await openInMemory();
  await migrate(database.db);
  return database;
}

async function openInMemory(): Promise<TestDatabase> {
  const address = { kind: 'sqlite', file: ':memory:' } as const;
  const db = await openDatabase(address);
  return { db, address, close: () => db.destroy() };
}

async function openOnCluster(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnCluster(`create database ${name} template ${template}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = name;
  const address = { kind: 'postgres', url: url.href } as const;
  const db = await openDatabase(address);
  return {
    db,
    address,
    close: async () => {
      await db.destroy();
      await runOnCluster(`drop database if exists ${name} with (force)`);
    },
  };
}

async function runOnCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
