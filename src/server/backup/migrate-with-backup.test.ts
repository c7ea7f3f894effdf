/** A start that changes an old database copies it first. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmptyDatabase } from '#test/databases.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/connection.ts';
import { MIGRATIONS, databaseVersion, migrate } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { migrateWithBackup } from './migrate-with-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const [FIRST, SECOND] = Object.keys(MIGRATIONS) as [string, string];
const NOW = new Date('2026-11-20T18:25:30.000Z');

let dir: string;
let db: Database;
const config = () => readConfig({ DATA_DIR: dir });
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'shop-forward-'));
  db = await openDatabase(config().database);
});
afterEach(async () => {
  await db.destroy();
  rmSync(dir, { recursive: true, force: true });
});

async function oldShop(): Promise<void> {
  await migrate(db, FIRST);
  await db.insertInto('shop_state').values({ key: 'demo', value: 'declined' }).execute();
}

describe('a database', () => {
  it('that is new is created without a backup', async () => {
    await migrateWithBackup({ db, config: config(), now: NOW });
    expect((await databaseVersion(db)).applied).toEqual(Object.keys(MIGRATIONS));
    expect(readdirSync(dir)).not.toContain('backups');
  });

  it('that is old is backed up unchanged, for its owner only, and can be restored', async () => {
    await oldShop();
    await migrateWithBackup({ db, config: config(), now: NOW });
    expect((await databaseVersion(db)).applied).toEqual(Object.keys(MIGRATIONS));
    const file = join(dir, 'backups', `before-${SECOND}-20261120T182530Z.tar`);
    expect([statSync(file).mode & 0o777, statSync(join(dir, 'backups')).mode & 0o777]).toEqual([
      0o600, 0o700,
    ]);

    await db.destroy();
    await restoreBackup({ config: config(), file, force: true, now: NOW });
    db = await openDatabase(config().database);
    expect((await databaseVersion(db)).applied).toEqual([FIRST]);
    const demo = await db.selectFrom('shop_state').select('value').where('key', '=', 'demo').execute();
    expect(demo).toEqual([{ value: 'declined' }]);
  });

  it('that is current is left alone', async () => {
    await migrateWithBackup({ db, config: config(), now: NOW });
    await migrateWithBackup({ db, config: config(), now: NOW });
    expect(readdirSync(dir)).not.toContain('backups');
  });

  it('keeps the last three backups, and no file of another kind is touched', async () => {
    await oldShop();
    await migrateWithBackup({ db, config: config(), now: NOW });
    const folder = join(dir, 'backups');
    const [made] = readdirSync(folder) as [string];
    rmSync(join(folder, made));
    const days = ['01', '02', '03', '04'].map((day) => `before-0000_x-202610${day}T000000Z.tar`);
    for (const name of [...days, 'mine.tar']) writeFileSync(join(folder, name), '');
    await db.destroy();
    rmSync(join(dir, 'shop.db'));
    db = await openDatabase(config().database);
    await oldShop();
    await migrateWithBackup({ db, config: config(), now: NOW });
    expect(readdirSync(folder).toSorted()).toEqual([days[2], days[3], made, 'mine.tar']);
  });

  it("whose backup can't be written stays unchanged, and one line says so", async () => {
    await oldShop();
    writeFileSync(join(dir, 'backups'), 'in the way');
    const told = new RegExp(
      `^No backup could be written before ${SECOND}, so nothing was changed: EEXIST[^\\n]+$`,
    );
    await expect(migrateWithBackup({ db, config: config(), now: NOW })).rejects.toThrow(told);
    expect((await databaseVersion(db)).applied).toEqual([FIRST]);
  });

  it('of a newer shop, or not of a shop, is refused with one line and left as it is', async () => {
    await db.schema.createTable('recipes').addColumn('name', 'text').execute();
    const before = readFileSync(join(dir, 'shop.db'));
    const foreign = migrateWithBackup({ db, config: config(), now: NOW });
    await expect(foreign).rejects.toThrow(/^The database \S+shop\.db is not a shop's\.$/);
    expect(readFileSync(join(dir, 'shop.db'))).toEqual(before);
    await db.schema.dropTable('recipes').execute();
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')`.execute(db);
    const newer = migrateWithBackup({ db, config: config(), now: NOW });
    await expect(newer).rejects.toThrow(
      /^The database \S+ is of a newer version of the shop \(9999_later\): update it\.$/,
    );
  });

  it('on PostgreSQL is migrated without a backup if pg_dump is missing, and a line says so', async () => {
    const { db: postgres, address, close } = await openEmptyDatabase('postgres');
    await migrate(postgres, FIRST);
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { PATH } = process.env;
    process.env.PATH = '/nowhere';
    try {
      await migrateWithBackup({ db: postgres, config: { ...config(), database: address }, now: NOW });
      expect(told).toHaveBeenCalledOnce();
      const line = /^\S+ runs without a backup before it: pg_dump is not installed: [^\n]+\n$/;
      expect(told).toHaveBeenCalledWith(expect.stringMatching(line));
    } finally {
      process.env.PATH = PATH;
      told.mockRestore();
    }
    expect((await databaseVersion(postgres)).applied).toEqual(Object.keys(MIGRATIONS));
    await close();
  });
});
