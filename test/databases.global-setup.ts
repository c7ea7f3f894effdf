/** For the whole run: one real PostgreSQL, and on each database the current tables to start a test from. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { copySqlite } from '#server/db/sqlite-file.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { withClient } from './postgres-client.ts';
import { type UntouchedDatabase, untouched } from './used-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** A database with the current tables, to be copied. */
    postgresTemplate: string;
    untouchedPostgres: UntouchedDatabase;
    /** A file with the current tables. */
    sqliteTemplate: string;
  }
}

const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startEmbeddedPostgres(SETTINGS);
  const dir = await mkdtemp(join(tmpdir(), 'shop-template-'));
  const { name, state } = await makePostgresTemplate(url);
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', name);
  project.provide('untouchedPostgres', state);
  project.provide('sqliteTemplate', await makeSqliteTemplate(join(dir, 'shop.db')));
  return async () => {
    await stop();
    await rm(dir, { recursive: true });
  };
}

async function makePostgresTemplate(postgresUrl: string) {
  const name = 'current_tables';
  await withClient(postgresUrl, (client) => client.query(`create database ${name}`));
  const url = new URL(postgresUrl);
  url.pathname = name;
  const db = await openDatabase({ kind: 'postgres', url: url.href });
  await migrate(db);
  await db.destroy();
  return { name, state: await withClient(url.href, untouched) };
}

async function makeSqliteTemplate(file: string): Promise<string> {
  const db = await openDatabase({ kind: 'sqlite', file: ':memory:' });
  await migrate(db);
  await copySqlite(db, file);
  await db.destroy();
  return file;
}
