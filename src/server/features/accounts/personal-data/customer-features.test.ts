import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { sql } from 'kysely';
import { databases } from '#test/databases.ts';
import { openSharedDatabase } from '#test/shared-database.ts';
import type { Database } from '#server/db/schema.ts';
import { FEATURES } from './customer-features.ts';
import type { PersonalData } from './personal-data.ts';

const SERVER = join(import.meta.dirname, '../../..');
const PERSONAL_COLUMN = /email|user_id|by_user|phone|last_name/;
/** The account itself. */
const NOT_A_FEATURES = ['users'];

const covered: string[] = FEATURES.flatMap(({ tables }) => tables);

test('every personal-data.ts is listed', async () => {
  const files = globSync('**/personal-data.ts', { cwd: SERVER });
  const found: PersonalData<unknown, unknown>[] = [];
  for (const file of files) found.push(...Object.values<never>(await import(join(SERVER, file))));
  expect(found).toHaveLength(FEATURES.length);
  expect(new Set(found)).toEqual(new Set(FEATURES));
});

describe.each(databases)('a feature with personal data on %s covers', (kind) => {
  it('every table that refers to users or has a column for a person', async () => {
    const shared = await openSharedDatabase(kind);
    const { rows } = await tablesReferringToUsers(kind).execute(shared.db);
    const tables = [...rows.map(({ name }) => name), ...(await tablesWithPeople(shared.db))];
    await shared.close();
    expect(tables).toEqual(expect.arrayContaining(['carts', 'entry_changes', 'contact_messages']));
    expect(tables.filter((table) => !covered.includes(table) && !NOT_A_FEATURES.includes(table))).toEqual([]);
  });
});

function tablesReferringToUsers(kind: string) {
  return kind === 'sqlite'
    ? sql<{ name: string }>`select distinct m.name from sqlite_schema m, pragma_foreign_key_list(m.name) f
        where m.type = 'table' and f."table" = 'users'`
    : sql<{ name: string }>`select distinct conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'users'::regclass`;
}

async function tablesWithPeople(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ columns }) => columns.some(({ name }) => PERSONAL_COLUMN.test(name)))
    .map(({ name }) => name);
}
