import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheStatements } from './statement-cache.ts';

let folder: string;
let database: BetterSqlite3.Database;
let prepared: string[];
let cached: SqliteDatabase;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-statements-'));
  database = new BetterSqlite3(join(folder, 'shop.db'));
  database.exec('create table things (name text)');
  prepared = [];
  cached = cacheStatements({
    close: () => void database.close(),
    prepare(text) {
      prepared.push(text);
      return database.prepare(text);
    },
  });
});
afterEach(() => {
  cached.close();
  rmSync(folder, { recursive: true });
});

test('a statement is prepared once for all values', () => {
  for (const name of ['ring', 'card']) cached.prepare('insert into things values (?)').run([name]);
  for (const name of ['ring', 'card', 'none']) {
    const found = cached.prepare('select name from things where name = ?').all([name]);
    expect(found).toEqual(name === 'none' ? [] : [{ name }]);
  }
  expect(prepared).toHaveLength(2);
});

test('a schema change by any connection is noticed', () => {
  const all = () => cached.prepare('select * from things').all([]);
  cached.prepare('insert into things values (?)').run(['ring']);
  expect(all()).toEqual([{ name: 'ring' }]);
  cached.prepare('alter table things add column price integer default 5').run([]);
  expect(all()).toEqual([{ name: 'ring', price: 5 }]);
  const direct = new BetterSqlite3(join(folder, 'shop.db'));
  direct.exec('alter table things drop column name');
  direct.close();
  expect(all()).toEqual([{ price: 5 }]);
});

test('statements in use stay cached, others are dropped', () => {
  const often = 'select name from things';
  for (let count = 0; count < 2_000; count++) {
    cached.prepare(`select ${count}`).all([]);
    cached.prepare(often).all([]);
  }
  expect(prepared.filter((text) => text === often)).toHaveLength(1);
  cached.prepare('select 0').all([]);
  expect(prepared.filter((text) => text === 'select 0')).toHaveLength(2);
});

test('an invalid statement fails each time, and is not cached', () => {
  for (let time = 0; time < 2; time++)
    expect(() => cached.prepare('select name from nowhere')).toThrow('no such table');
  expect(prepared).toHaveLength(2);
});
