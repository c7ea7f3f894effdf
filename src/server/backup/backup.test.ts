import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { create, extract, list } from 'tar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type OpenShop, openShop } from '#test/open-shop.ts';
import { type FilledShop, answersOf, fillShop, uploadPicture } from '#test/sample-shop.ts';
import { readConfig } from '../config.ts';
import { readFileArgument } from '../platform/process/file-argument.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let root: string;
let shop: OpenShop;
let filled: FilledShop;
let good: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'shop-backup-'));
  shop = await openShop({ DATA_DIR: join(root, 'data') });
  filled = await fillShop(shop.call);
  good = join(root, 'good.tar');
  await backUp(shop, good);
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true, force: true });
});

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(root, 'test-'));
});

function backUp({ db, config }: OpenShop, file: string) {
  const options = { db, address: config.database, dataDir: config.dataDir, withPictures: true };
  return makeBackup({ ...options, file, now: new Date() });
}

function restoreHere(file: string, { force = false, now = new Date() } = {}) {
  return restoreBackup({ config: readConfig({ DATA_DIR: dir }), file, force, now });
}

async function namesIn(file: string): Promise<string[]> {
  const names: string[] = [];
  await list({ file, onReadEntry: ({ path }) => void names.push(path) });
  return names;
}

describe('a backup', () => {
  it('is one file for its owner alone: a manifest, the database, and the pictures as they were uploaded', async () => {
    const picture = expect.stringMatching(/^files\/[^/.]+\.webp$/);
    expect(await namesIn(good)).toEqual(['manifest.json', 'shop.db', picture, picture]);
    expect(statSync(good).mode & 0o777).toBe(0o600);
  });

  it('contains every picture that its database names, even those uploaded meanwhile', async () => {
    const uploads = Array.from({ length: 8 }, (_, number) =>
      uploadPicture(shop.call, filled.admin, number + 10),
    );
    const files = [1, 2, 3].map((number) => join(dir, `${number}.tar`));
    for (const file of files) await backUp(shop, file);
    await Promise.all(uploads);
    for (const file of files) {
      const folder = mkdtempSync(join(dir, 'elsewhere-'));
      const config = readConfig({ DATA_DIR: folder });
      const { missing } = await restoreBackup({ config, file, force: false, now: new Date() });
      expect(missing).toEqual([]);
    }
  });

  it('is made without missing pictures, and names them', async () => {
    const address = await uploadPicture(shop.call, filled.admin, 50);
    rmSync(join(shop.config.dataDir, address));
    const { missing } = await backUp(shop, join(dir, 'shop.tar'));
    expect(missing).toEqual([address.split('/').at(-1)]);
  });

  it('of a damaged database is refused without leaving a file', async () => {
    const damaged = await openShop({ DATA_DIR: join(dir, 'data') });
    const behind = new BetterSqlite3(join(dir, 'data', 'shop.db'));
    behind.pragma('foreign_keys = off');
    behind.exec("insert into tutorial_pages (tutorial_id, position, image) values ('nobody', 0, '')");
    behind.close();
    const told = /is damaged, so no backup was made: 1 rows refer to nothing, the first in tutorial_pages/;
    await expect(backUp(damaged, join(dir, 'shop.tar'))).rejects.toThrow(told);
    expect(readdirSync(dir)).toEqual(['data']);
    await damaged.close();
  });
});

describe('a restore', () => {
  it('into an empty folder restores the same shop', async () => {
    const before = await answersOf(shop.call, filled);
    const { keptAs, missing } = await restoreHere(good);
    expect({ keptAs, missing }).toEqual({ keptAs: null, missing: [] });
    const restored = await openShop({ DATA_DIR: dir });
    expect(await answersOf(restored.call, filled)).toEqual(before);
    await restored.close();
  });

  it('keeps the old database with its last changes', async () => {
    const other = await openShop({ DATA_DIR: dir });
    const otherFilled = await fillShop(other.call);
    const before = await answersOf(other.call, otherFilled);
    await expect(restoreHere(good, { force: true })).rejects.toThrow('the shop is running: stop it first');
    await other.close();
    await expect(restoreHere(good)).rejects.toThrow(/^There is a shop already\. --force /);
    const { keptAs } = await restoreHere(good, { force: true, now: new Date('2026-11-20T18:25:30.123Z') });
    expect(keptAs).toBe(join(dir, 'shop.db.before-restore-20261120T182530Z'));

    rmSync(join(dir, 'shop.db'));
    writeFileSync(join(dir, 'shop.db'), readFileSync(keptAs!));
    const again = await openShop({ DATA_DIR: dir });
    expect(await answersOf(again.call, otherFilled)).toEqual(before);
    await again.close();
  });

  it('replaces an unreadable database, and keeps it', async () => {
    writeFileSync(join(dir, 'shop.db'), 'noise'.repeat(5_000));
    await expect(restoreHere(good)).rejects.toThrow(/^There is a shop already/);
    const { keptAs } = await restoreHere(good, { force: true });
    expect(readFileSync(keptAs!, 'utf8')).toBe('noise'.repeat(5_000));
    const restored = await openShop({ DATA_DIR: dir });
    expect((await restored.call('GET', `/api/products/${filled.ids.product}`)).status).toBe(200);
    await restored.close();
  });

  describe('is refused without a change if the file is', () => {
    const half = () => readFileSync(good).subarray(0, Math.floor(statSync(good).size / 2));
    test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
      ['empty', () => Buffer.alloc(0), /no whole backup/],
      ['a text', () => Buffer.from('a shopping list'.repeat(200)), /no whole backup/],
      ['cut in half', half, /no whole backup/],
      ['changed in one bit', () => changed(), /is damaged: files\/\S+ is not as it was written/],
      [
        'of a newer shop',
        () => repacked((it) => it.migrations.push('9999_later')),
        /is of a newer shop \(\S+, 9999_later\): update/,
      ],
      [
        'of the other database',
        () => repacked((it) => (it.database = 'postgres')),
        /is of a shop on PostgreSQL, and DATABASE_URL says/,
      ],
      [
        'fuller than it says',
        () => repacked((it) => it.files.pop()),
        /is damaged: it doesn't hold what its manifest names/,
      ],
      [
        'of another format',
        () => repacked((it) => (it.format = 2)),
        /no whole backup of a shop: its manifest/,
      ],
      [
        'for an absolute name',
        () => hostile('/etc/cron.d/shop', '0'),
        /no backup of a shop: it holds "\/etc\/cron\.d\/shop"/,
      ],
      ['for a way out', () => hostile('files/../../out.webp', '0'), /no backup of a shop: it holds/],
      ['for another name', () => hostile('shop.db-wal', '0'), /no backup of a shop: it holds/],
      ['with a link', () => hostile('shop.db', '2', '/etc/passwd'), /no backup of a shop: it holds/],
      ['with a hard link', () => hostile('shop.db', '1', '/etc/passwd'), /no backup of a shop: it holds/],
      ['with a device', () => hostile('shop.db', '3'), /no backup of a shop: it holds/],
    ])('%s', async (_name, content, line) => {
      const file = join(root, 'bad.tar');
      writeFileSync(file, await content());
      await expect(restoreHere(file)).rejects.toThrow(line);
      expect(readdirSync(dir)).toEqual(['shop.db.lock']);
    });

    it('not there', async () => {
      await expect(restoreHere('/nowhere/shop.tar')).rejects.toThrow('There is no /nowhere/shop.tar.');
    });
  });

  function changed(): Buffer {
    const bytes = readFileSync(good);
    const inPicture = bytes.lastIndexOf('RIFF') + 100;
    bytes[inPicture] = bytes[inPicture]! ^ 1;
    return bytes;
  }

  /** The valid backup with another manifest. */
  async function repacked(
    change: (manifest: { format: number; migrations: string[]; database: string; files: unknown[] }) => void,
  ): Promise<Buffer> {
    const folder = mkdtempSync(join(root, 'repacked-'));
    await extract({ file: good, cwd: folder });
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    change(manifest);
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
    await create({ file: join(folder, 'again.tar'), cwd: folder }, await namesIn(good));
    return readFileSync(join(folder, 'again.tar'));
  }

  /** The valid backup's manifest, then a forged entry. */
  function hostile(path: string, type: string, link = ''): Buffer {
    const header = Buffer.alloc(512);
    const fields: [number, string][] = [
      [0, path],
      [100, '0000644\0'],
      [108, '0000000\0'],
      [116, '0000000\0'],
      [124, '00000000000\0'],
      [136, '00000000000\0'],
      [148, ' '.repeat(8)],
      [156, type],
      [157, link],
      [257, 'ustar\u000000'],
    ];
    for (const [offset, value] of fields) header.write(value, offset);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    const bytes = readFileSync(good);
    const manifestBytes = Number.parseInt(bytes.toString('latin1', 124, 135), 8);
    return Buffer.concat([
      bytes.subarray(0, 512 + Math.ceil(manifestBytes / 512) * 512),
      header,
      Buffer.alloc(1024),
    ]);
  }
});

describe('the arguments', () => {
  test.each([[[]], [['-']], [['a', 'b']], [['a', '--fast']]])('%j print the usage', (args) => {
    expect(() => readFileArgument(args, 'the usage')).toThrow('the usage');
  });

  const { INIT_CWD } = process.env;
  afterEach(() => {
    process.env.INIT_CWD = INIT_CWD ?? '';
  });
  it('name a file relative to where npm was called', () => {
    process.env.INIT_CWD = '/mnt/stick';
    expect(readFileArgument(['shop.tar', '--force'], '')).toEqual({
      file: '/mnt/stick/shop.tar',
      force: true,
    });
  });
});
