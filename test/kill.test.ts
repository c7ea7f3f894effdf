/** Kills the shop or its database during a stream of writes: everything acknowledged must survive. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { damageOf } from '#server/db/sqlite-file.ts';
import { type Writes, expectAllThere, prepareWrites, writeUntilBroken } from './durable-writes.ts';
import { isLong, timeoutOf } from './long-run.ts';
import { type Cluster, EMBEDDED, startCluster } from './postgres-cluster.ts';
import { patientClient, superAdminOf } from './shop-client.ts';
import { type ShopProcess, endShopsAfterEach, startShop } from './shop-process.ts';

const KILLS = isLong ? 40 : 2;
const PATIENCE = timeoutOf(KILLS);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(EMBEDDED);
});
afterAll(() => cluster.remove());

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'shop-kill-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
endShopsAfterEach();

/** Kills after a varying number of writes and some uploads: most rounds would end before the first upload. */
async function writeAndKill(
  shop: ShopProcess,
  writes: Writes,
  round: number,
  kill: () => Promise<unknown>,
): Promise<void> {
  const least = { writes: 10 + ((round * 37) % 60), entries: round % 4 };
  let killed: Promise<unknown> | null = null;
  await writeUntilBroken(patientClient(shop.url), writes, (count, entries) => {
    if (count >= least.writes && entries >= least.entries) killed ??= kill();
  });
  expect(killed).not.toBeNull();
  await killed;
}

describe.each([
  { kind: 'SQLite', database: () => ({}) },
  { kind: 'PostgreSQL', database: () => ({ DATABASE_URL: cluster.url }) },
])('a shop on $kind', ({ kind, database }) => {
  it(
    `that is killed ${KILLS} times loses nothing that it had acknowledged`,
    async () => {
      const env = { DATA_DIR: join(dir, 'data'), ...database() };
      let shop = await open(env);
      const call = patientClient(shop.url);
      const writes = await prepareWrites(call, await superAdminOf(call));
      for (let round = 0; round < KILLS; round++) {
        await writeAndKill(shop, writes, round, () => shop.end('SIGKILL'));
        expect(writes.refusals).toEqual(new Map());
        if (kind === 'SQLite') expect(damageOf(join(env.DATA_DIR, 'shop.db'))).toBeNull();
        shop = await open(env);
        await expectAllThere(patientClient(shop.url), shop.url, writes);
      }
      report(`${kind}, the shop killed ${KILLS} times`, writes);
      expect(await shop.end()).toMatchObject({ code: 0, err: '' });
    },
    PATIENCE,
  );
});

describe('PostgreSQL', () => {
  it(
    `that is killed ${KILLS} times under the shop loses nothing, and the shop goes on by itself`,
    async () => {
      // Not the database of the tests above.
      const DATABASE_URL = cluster.url.replace(/postgres$/, 'template1');
      const env = { DATA_DIR: join(dir, 'data'), DATABASE_URL };
      const shop = await open(env);
      const call = patientClient(shop.url);
      const writes = await prepareWrites(call, await superAdminOf(call));
      for (let round = 0; round < KILLS; round++) {
        await writeAndKill(shop, writes, round, () => cluster.end('SIGQUIT'));
        expect((await call('GET', '/api/health')).status).toBe(503);
        await cluster.start();
        await expectAllThere(call, shop.url, writes);
      }
      expect([...writes.refusals.keys()]).toEqual(['503 database_unavailable with Retry-After']);
      report(`PostgreSQL killed ${KILLS} times`, writes);
      expect(await shop.end()).toMatchObject({ code: 0, err: '' });
    },
    PATIENCE,
  );
});

async function open(env: Record<string, string>): Promise<ShopProcess> {
  const shop = await startShop(env);
  await shop.open;
  return shop;
}

/** The figures of a long run, for docs/reliability.md. */
function report(what: string, { count, emails, messages, entries, uploads }: Writes): void {
  if (!isLong) return;
  const kinds = `${emails.size} registrations, ${messages.size} messages, ${entries.size} entries, ${uploads.size} uploads`;
  process.stdout.write(
    `${what}: ${count} writes were acknowledged (${kinds}, the others carts and ratings)\n`,
  );
}
