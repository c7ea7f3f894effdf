/** One real PostgreSQL for the whole run; every test creates a database in it. */
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** A database with the current tables; copying it is a fraction of the work of its migrations. */
    postgresTemplate: string;
  }
}

const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startEmbeddedPostgres(SETTINGS);
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', await makeTemplate(url));
  return stop;
}

async function makeTemplate(postgresUrl: string): Promise<string> {
  const name = 'current_tables';
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgresUrl);
  url.pathname = name;
  const db = await openDatabase({ kind: 'postgres', url: url.href });
  await migrate(db);
  await db.destroy();
  return name;
}
