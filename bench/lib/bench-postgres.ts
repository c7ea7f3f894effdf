import pg from 'pg';
import type { EmbeddedPostgres } from '#test/embedded-postgres.ts';

/** Returns its address. */
export async function createDatabase(postgres: EmbeddedPostgres, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = name;
  return url.href;
}
