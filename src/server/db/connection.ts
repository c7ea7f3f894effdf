/** Opening the shop's database, whichever of the two it is. */
import { Kysely, sql } from 'kysely';
import { postgresDialect } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

/** The database can't be opened; the message is one line for the person who started the shop. */
export class DatabaseOpenError extends Error {}

/** Opens the database and asks it a first question. Throws a DatabaseOpenError when it doesn't answer. */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  try {
    const db = new Kysely<Tables>({
      dialect: address.kind === 'sqlite' ? sqliteDialect(address.file) : postgresDialect(address.url),
    });
    await pingDatabase(db);
    return db;
  } catch (error) {
    throw new DatabaseOpenError(`The database ${named(address)} can't be opened: ${reason(error)}`, {
      cause: error,
    });
  }
}

/** Throws when the database doesn't answer. */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Without the password that an address may carry. */
function named(address: DatabaseAddress): string {
  if (address.kind === 'sqlite') return address.file;
  const { host, pathname } = new URL(address.url);
  return `postgres://${host}${pathname}`;
}

function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? '';
}
