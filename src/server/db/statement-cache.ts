import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

const MAX_STATEMENTS = 300; // about a hundred queries, and lists add one per length

/** Parsing takes longer than most queries; SQLite notices schema changes itself. */
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
