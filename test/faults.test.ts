import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { damageOf } from '#server/db/sqlite-file.ts';
import { noise } from '#server/pictures/sample-pictures.ts';
import { type OpenShop, openShop } from './open-shop.ts';
import { answersOf, fillShop, uploadPicture } from './sample-shop.ts';
import type { ShopAnswer } from './shop-client.ts';
import { endShopsAfterEach, startShop } from './shop-process.ts';
import { type SmallDisk, makeSmallDisk } from './small-disk.ts';

const MESSAGE = { name: 'Noa', email: 'noa@example.com', subject: 'Ring', message: 'x'.repeat(5_000) };
const UNAVAILABLE = { status: 503, code: 'database_unavailable', retryAfter: '5' };
const told = ({ status, body, headers }: ShopAnswer) => {
  return { status, code: body.code, retryAfter: headers.get('retry-after') };
};

const trial = makeSmallDisk(1);
trial?.remove();

let shop: OpenShop;
const send = () => shop.call('POST', '/api/contact-messages', MESSAGE);
endShopsAfterEach();

describe.skipIf(trial === null)('a disk', () => {
  let disk: SmallDisk;
  beforeAll(() => {
    disk = makeSmallDisk(8)!;
  });
  afterAll(() => disk.remove());

  it('that is full refuses writes, answers reads, and accepts writes again once there is room', async () => {
    shop = await openShop({ DATA_DIR: join(disk.dir, 'full') });
    const filled = await fillShop(shop.call);
    disk.fill();
    const kept: string[] = [];
    let answer = await send();
    // Writes that fit into the write-ahead log are still accepted.
    for (; answer.status === 202; answer = await send()) kept.push(answer.body.data._id);
    expect(told(answer)).toEqual(UNAVAILABLE);
    const picture = await shop.call('POST', '/api/files/upload', { image: await aPicture() }, filled.admin);
    expect(told(picture)).toEqual({ status: 503, code: 'storage_unavailable', retryAfter: '5' });
    expect((await shop.call('GET', '/api/products')).status).toBe(200);
    expect((await shop.call('GET', '/api/health')).status).toBe(200);
    expect(told(await send())).toEqual(UNAVAILABLE);

    disk.free();
    const again = await send();
    expect(again.status).toBe(202);
    expect(await uploadPicture(shop.call, filled.admin, 70)).toMatch(/^\/files\//);
    expect(readdirSync(join(disk.dir, 'full', 'files')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    const rows = await shop.db.selectFrom('contact_messages').select('id').execute();
    // The additional one is the filled shop's.
    expect(rows).toHaveLength(kept.length + 2);
    const before = await answersOf(shop.call, filled);
    await shop.close();
    expect(damageOf(join(disk.dir, 'full', 'shop.db'))).toBeNull();
    shop = await openShop({ DATA_DIR: join(disk.dir, 'full') });
    expect(await answersOf(shop.call, filled)).toEqual(before);
    await shop.close();
  });

  it('that is full makes the backup fail and leaves no part of it', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'shop-faults-'));
    shop = await openShop({ DATA_DIR: dir });
    await fillShop(shop.call);
    disk.fill();
    const options = {
      db: shop.db,
      address: shop.config.database,
      dataDir: dir,
      withPictures: true,
      now: new Date(),
    };
    const before = readdirSync(disk.dir);
    await expect(makeBackup({ ...options, file: join(disk.dir, 'shop.tar') })).rejects.toThrow(/full|ENOSPC/);
    expect(readdirSync(disk.dir)).toEqual(before);
    disk.free();
    await makeBackup({ ...options, file: join(disk.dir, 'shop.tar') });
    await shop.close();
    rmSync(dir, { recursive: true });
  });

  it('that is full or read-only stops a start with one line', async () => {
    disk.fill();
    const full = await startShop({ DATA_DIR: join(disk.dir, 'start') });
    const first = await full.ended;
    expect({ ...first, lines: first.err.split('\n').length }).toMatchObject({ code: 1, out: '', lines: 2 });
    expect(first.err).toMatch(/^(The d(atabase|isk)|DATA_DIR) [^\n]*(full|ENOSPC|disk I\/O error)/);
    disk.free();
    disk.remount('ro');
    const second = await (await startShop({ DATA_DIR: join(disk.dir, 'start') })).ended;
    disk.remount('rw');
    expect(second).toMatchObject({ code: 1, out: '' });
    expect(second.err).toMatch(/^DATA_DIR can't be written to: EROFS[^\n]+\n$/);
    const third = await startShop({ DATA_DIR: join(disk.dir, 'start') });
    await third.open;
    await third.end();
  });
});

describe('a database', () => {
  let dir: string;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'shop-faults-'));
    shop = await openShop({ DATA_DIR: dir });
  });
  afterEach(async () => {
    await shop.close();
    rmSync(dir, { recursive: true });
  });

  it('that another process has locked refuses writes until it is unlocked, and stops a start with one line', async () => {
    await sql`pragma busy_timeout = 50`.execute(shop.db);
    const other = new BetterSqlite3(join(dir, 'shop.db'));
    other.exec('begin immediate');
    expect(told(await send())).toEqual(UNAVAILABLE);
    expect((await shop.call('GET', '/api/products')).status).toBe(200);
    const start = await (await startShop({ DATA_DIR: dir })).ended;
    expect(start).toEqual({ code: 1, out: '', err: "The database can't be used: database is locked.\n" });
    other.exec('rollback');
    other.close();
    expect((await send()).status).toBe(202);
  });

  it('that is read-only refuses writes', async () => {
    await sql`pragma query_only = on`.execute(shop.db);
    expect(told(await send())).toEqual(UNAVAILABLE);
    await sql`pragma query_only = off`.execute(shop.db);
    expect((await send()).status).toBe(202);
  });

  it('that is damaged in one place fails there, serves the rest, and is not backed up', async () => {
    const filled = await fillShop(shop.call);
    const { rows } = await sql<{ root: number; size: number }>`
      select rootpage as root, page_size as size from sqlite_schema, pragma_page_size where name = 'contact_messages'
    `.execute(shop.db);
    const { root, size } = rows[0]!;
    await shop.close();
    const file = openSync(join(dir, 'shop.db'), 'r+');
    writeSync(file, Buffer.alloc(size, 0x5a), 0, size, (root - 1) * size);
    closeSync(file);

    shop = await openShop({ DATA_DIR: dir });
    expect(told(await shop.call('GET', '/api/contact-messages', undefined, filled.admin))).toEqual(
      UNAVAILABLE,
    );
    expect((await shop.call('GET', `/api/products/${filled.ids.product}`)).status).toBe(200);
    const options = {
      db: shop.db,
      address: shop.config.database,
      dataDir: dir,
      withPictures: true,
      now: new Date(),
    };
    await expect(makeBackup({ ...options, file: join(dir, 'shop.tar') })).rejects.toThrow();
    expect(readdirSync(dir)).not.toContain('shop.tar');
  });
});

async function aPicture(): Promise<string> {
  return `data:image/png;base64,${(await noise(300, 200).png().toBuffer()).toString('base64')}`;
}
