import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

/** The shop has some hundred queries; one with a list has a text for each length. */
const MAX_STATEMENTS = 300;

/**
 * The same database with its prepared statements cached: parsing a query takes longer than most queries do. SQLite
 * notices changed tables on its own.
 */
export function cacheStatements(database: SqliteDatabase): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });
  return {
    prepare(text) {
      const cached = statements.get(text);
      if (cached) return cached;
      const statement = database.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
}
