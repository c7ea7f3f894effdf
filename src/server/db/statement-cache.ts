/** SQLite's statements, prepared once: reading the text of a query takes longer than most queries do. */
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** The shop's queries are some hundreds; one with a list in it has a text for each length. */
const MAX_STATEMENTS = 300;

/** The same database, with the statements kept that were used last. SQLite itself sees when tables have changed. */
export function cacheStatements(database: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const statement = statements.get(text) ?? database.prepare(text);
      statements.delete(text);
      statements.set(text, statement);
      if (statements.size > MAX_STATEMENTS) statements.delete(statements.keys().next().value!);
      return statement;
    },
    close: () => database.close(),
  };
}
