import { Kysely, sql } from 'kysely';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export class DatabaseOpenError extends Error {}

export interface OpenOptions {
  alone?: boolean; // no other process has it open
  patience?: number; // ms that PostgreSQL may stay silent
  connectTimeout?: number; // ms that a query waits for a connection to PostgreSQL
  contents?: Buffer | undefined; // of a database file, for one in memory
  onQuery?: (ms: number, statement: string) => void;
}

/** Runs a first query. Throws a DatabaseOpenError with a one-line message. */
export async function openDatabase(address: DatabaseAddress, options: OpenOptions = {}): Promise<Database> {
  const { alone = false, patience, connectTimeout, contents, onQuery } = options;
  try {
    const db = new Kysely<Tables>({
      ...(onQuery && { log: ({ queryDurationMillis, query }) => onQuery(queryDurationMillis, query.sql) }),
      dialect:
        address.kind === 'sqlite'
          ? sqliteDialect(address.file, { alone, contents })
          : // Its driver is for those who use it to load.
            (await import('./postgres.ts')).postgresDialect(address.url, { alone, patience, connectTimeout }),
    });
    await pingDatabase(db);
    return db;
  } catch (error) {
    throw new DatabaseOpenError(`The database ${databaseName(address)} can't be opened: ${reason(error)}`, {
      cause: error,
    });
  }
}

export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Without the password. */
export function databaseName(address: DatabaseAddress): string {
  if (address.kind === 'sqlite') return address.file;
  const { host, pathname } = new URL(address.url);
  return `postgres://${host}${pathname}`;
}

function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? '';
}
