/** Backup and restore while the shop runs. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { openTestDatabase } from '#test/databases.ts';
import { someOf, timeoutOf } from '#test/long-run.ts';
import { type Cluster, installedPostgres, startCluster } from '#test/postgres-cluster.ts';
import { answersOf, fillShop } from '#test/sample-shop.ts';
import { shopClient } from '#test/shop-client.ts';
import { endShopsAfterEach, runCommand, startShop } from '#test/shop-process.ts';

const INSTALLED = installedPostgres();
/** Of the PostgreSQL among the dependencies. */
const SERVER_VERSION = 18;
const isOld = INSTALLED !== null && Number(/\d+/.exec(INSTALLED)?.[0]) < SERVER_VERSION;
/** ms for three starts of the shop and four commands on a busy machine. */
const PATIENCE = timeoutOf(7);

let cluster: Cluster;
beforeAll(async () => {
  if (INSTALLED) cluster = await startCluster(INSTALLED);
});
afterAll(() => cluster?.remove());

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'shop-backup-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
endShopsAfterEach();

const SHOPS = [
  // The dependencies' PostgreSQL has no client programs, so this needs an installed one.
  { kind: 'PostgreSQL', isHere: INSTALLED !== null, database: () => ({ DATABASE_URL: cluster.url }) },
  { kind: 'SQLite', isHere: true, database: () => ({}) },
];

describe.each(INSTALLED ? someOf(1, SHOPS) : SHOPS)('npm run backup on $kind', ({ isHere, database }) => {
  it.skipIf(!isHere)(
    'copies a running shop, and npm run restore restores it',
    async () => {
      const env = { DATA_DIR: join(dir, 'data'), ...database() };
      const file = join(dir, 'shop.tar');
      const shop = await startShop(env);
      await shop.open;
      const call = shopClient(shop.url);
      const filled = await fillShop(call);
      const before = await answersOf(call, filled);
      const made = await runCommand('backup', [file], env);
      expect(made).toMatchObject({ code: 0, err: '' });
      expect(made.out).toMatch(/^Wrote \S+shop\.tar \(\d\.\d MB\): the database and 2 pictures\.\n$/);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(dir).toSorted()).toEqual(['data', 'shop.tar']);

      await call('DELETE', `/api/products/${filled.ids.product}`, undefined, filled.admin);
      const early = await runCommand('restore', [file, '--force'], env);
      expect(early).toMatchObject({ code: 1, out: '' });
      expect(early.err).toMatch(/^The database [^\n]*the shop is running: stop it first\.?\n$/);
      await shop.end('SIGKILL');
      const refused = await runCommand('restore', [file], env);
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toMatch(/^There is a shop already\. --force [^\n]+\n$/);

      rmSync(join(env.DATA_DIR, 'files'), { recursive: true });
      const restored = await runCommand('restore', [file, '--force'], env);
      expect(restored).toMatchObject({ code: 0, err: '' });
      const [first, second] = restored.out.split('\n');
      expect(first).toMatch(/^Restored the shop of \S+Z: the database and 2 pictures\.$/);
      expect(second).toMatch(/^The database that was there is kept as \S*before.restore\S+\.$/);

      const again = await startShop(env);
      await again.open;
      const callAgain = shopClient(again.url);
      expect(await answersOf(callAgain, filled)).toEqual(before);
      const { email, password } = filled.customer;
      expect((await callAgain('POST', '/api/auth/login', { email, password })).status).toBe(200);
      expect((await fetch(again.url + filled.picture)).status).toBe(200);
    },
    PATIENCE,
  );
});

describe('npm run', () => {
  const REFUSED: [string, string, string[], RegExp][] = [
    ['backup', 'without a FILE', [], /^npm run backup -- FILE/],
    ['backup', 'of no shop', ['/tmp/never-made.tar'], /^There is no shop at \S+shop\.db\.\n$/],
    ['restore', 'without a FILE', [], /^npm run restore -- FILE/],
    [
      'move-to-postgres',
      'without a DATABASE_URL',
      [],
      /^DATABASE_URL=postgres:\/\/… npm run move-to-postgres/,
    ],
  ];
  test.each(someOf(2, REFUSED))('%s %s ends with a line', async (name, _how, args, line) => {
    const ended = await runCommand(name, args, { DATA_DIR: join(dir, 'data') });
    expect(ended).toEqual({ code: 1, out: '', err: expect.stringMatching(line) });
  });

  describe('backup of PostgreSQL', () => {
    async function refusal(env: Record<string, string>): Promise<string> {
      const { address, close } = await openTestDatabase('postgres');
      const url = address.kind === 'postgres' ? address.url : '';
      const all = { DATA_DIR: join(dir, 'data'), DATABASE_URL: url, ...env };
      const { code, out, err } = await runCommand('backup', [join(dir, 'shop.tar')], all);
      expect([code, out, readdirSync(dir)]).toEqual([1, '', []]);
      await close();
      return err;
    }

    it('without pg_dump fails with one line', async () => {
      expect(await refusal({ PATH: '/nowhere' })).toMatch(/^pg_dump is not installed: [^\n]+\n$/);
    });

    it.skipIf(!isOld)('with an old pg_dump fails with one line', async () => {
      expect(await refusal({})).toMatch(/^pg_dump [^\n]+ is older than the server, [^\n]+\n$/);
    });
  });
});
