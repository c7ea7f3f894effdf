/** Opening the shop's database, whichever of the two it is. */
import { Kysely, sql } from 'kysely';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

/** The database can't be opened; the message is one line for the person who started the shop. */
export class DatabaseOpenError extends Error {}

export interface OpenOptions {
  /** While nobody else has it open, nor can open it. */
  alone?: boolean;
  /** Ms that a PostgreSQL may say nothing while somebody waits for it; its own limit where left out. */
  patience?: number;
  /** Told of every query that was answered: how long it took, and its text without its values. */
  onQuery?: (ms: number, statement: string) => void;
}

/**
 * Opens the database and asks it a first question. Throws a DatabaseOpenError when it doesn't answer, or when the
 * lock says so.
 */
export async function openDatabase(address: DatabaseAddress, options: OpenOptions = {}): Promise<Database> {
  const { alone = false, patience, onQuery } = options;
  try {
    const db = new Kysely<Tables>({
      ...(onQuery && { log: ({ queryDurationMillis, query }) => onQuery(queryDurationMillis, query.sql) }),
      dialect:
        address.kind === 'sqlite'
          ? sqliteDialect(address.file, { alone })
          : // Its driver is for those who use it to load.
            (await import('./postgres.ts')).postgresDialect(address.url, { alone, patience }),
    });
    await pingDatabase(db);
    return db;
  } catch (error) {
    throw new DatabaseOpenError(`The database ${databaseName(address)} can't be opened: ${reason(error)}`, {
      cause: error,
    });
  }
}

/** Throws when the database doesn't answer. */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

/** For people: without the password that an address may carry. */
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
