/**
 * PostgreSQL databases that a worker's tests use one after the other: to empty one takes a fraction of the time that a
 * new one takes.
 */
import pg from 'pg';
import { inject } from 'vitest';
import { withClient } from './postgres-client.ts';

/** What a copy of the template looks like before a test. */
export interface UntouchedDatabase {
  /** Of tables, triggers and functions. */
  shape: string;
  state: { key: string; value: string }[];
}

const SHAPE = `
  select string_agg(name, ',' order by name) as shape from (
    select relname || relnatts as name from pg_class where relnamespace = 'public'::regnamespace
    union all select tgname from pg_trigger where not tgisinternal
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
  ) as parts`;

/** A test that fills a database beyond this leaves it slower than a new one. */
const LARGEST = 40_000_000; // bytes

/** Without the constraints' checks, since everything goes. */
const EMPTY = `
  set session_replication_role = replica;
  do $$ declare name text; begin
    for name in select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_%'
    loop execute format('delete from %I', name); end loop;
  end $$`;

const NO_DATABASE = '3D000';

/** Not in use by this file's tests. */
const free: string[] = [];
let count = 0;

/** The name of one as its migrations leave it, for this test alone until it is given back. */
export async function takeDatabase(): Promise<string> {
  const used = free.pop();
  // No two workers at a time have the same number; one before this may have left its databases.
  const name = used ?? `used_${process.env.VITEST_POOL_ID}_${(count += 1)}`;
  if (!(await emptied(name))) await makeAnew(name);
  return name;
}

export function giveBack(name: string): void {
  free.push(name);
}

export async function untouched(client: pg.Client): Promise<UntouchedDatabase> {
  const { rows } = await client.query<{ key: string; value: string }>('select * from shop_state');
  return { shape: await shapeOf(client), state: rows };
}

async function shapeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE);
  return rows[0]!.shape;
}

/** Ends what is still connected. False for one that isn't there, or that a test changed beyond its rows. */
async function emptied(name: string): Promise<boolean> {
  const { shape, state } = inject('untouchedPostgres');
  try {
    return await withClient(postgresAddress(name).url, async (client) => {
      const { rows } = await client.query<{ size: number }>(
        `select pg_database_size(current_database())::int as size, count(pg_terminate_backend(pid, 5000))
         from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      if (rows[0]!.size > LARGEST || (await shapeOf(client)) !== shape) return false;
      await client.query(EMPTY);
      const rowsOf = 'select * from json_populate_recordset(null::shop_state, $1)';
      await client.query(`insert into shop_state ${rowsOf}`, [JSON.stringify(state)]);
      return true;
    });
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_DATABASE) return false;
    throw error;
  }
}

async function makeAnew(name: string): Promise<void> {
  await withClient(inject('postgresUrl'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${inject('postgresTemplate')}`);
  });
}

export function postgresAddress(name: string) {
  const url = new URL(inject('postgresUrl'));
  url.pathname = name;
  return { kind: 'postgres', url: url.href } as const;
}
