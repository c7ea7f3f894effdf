/** Kills the shop in the middle of an import and of its undo: a repeated call or the next start finishes it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { databasesOrOnly } from './databases.ts';
import { uploadPicture } from './sample-shop.ts';
import { type SharedDatabase, openSharedDatabase } from './shared-database.ts';
import { shopClient, superAdminOf } from './shop-client.ts';
import { type ShopProcess, endShopsAfterEach, startShop } from './shop-process.ts';

/** So many that the shop is far from done when a busy machine notices that it has begun. */
const TITLES = Array.from({ length: 300 }, (_none, index) => `טבעת ${index}`);
const KEY = '5f0d5c9e-6d5c-4b58-9a57-0d6b1f6c4c11';
/** ms, for a busy machine. */
const PATIENCE = { timeout: 120_000, interval: 2 };
endShopsAfterEach();

describe.each(databasesOrOnly('sqlite'))('an import on %s whose shop is killed', (kind) => {
  let shared: SharedDatabase;
  let dir: string;
  beforeEach(async () => {
    shared = await openSharedDatabase(kind);
    dir = mkdtempSync(join(tmpdir(), 'shop-killed-import-'));
  });
  afterEach(async () => {
    await shared.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const open = async (): Promise<ShopProcess & { admin: string }> => {
    const { address } = shared;
    const shop = await startShop(
      address.kind === 'sqlite'
        ? { DATA_DIR: dirname(address.file) }
        : { DATA_DIR: dir, DATABASE_URL: address.url },
    );
    await shop.open;
    return { ...shop, admin: await superAdminOf(shopClient(shop.url)) };
  };
  const send = async ({ url, admin }: { url: string; admin: string }, csv: string) => {
    const answer = await fetch(`${url}${adminApi.imports()}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin}`,
        'content-type': 'application/json',
        'idempotency-key': KEY,
      },
      body: JSON.stringify({ kind: 'products', csv, dryRun: false }),
    });
    return (await answer.json()).data;
  };
  const products = () =>
    shared.db
      .selectFrom('products')
      .select(['title', 'image', 'active'])
      .where('deleted_at', 'is', null)
      .execute();
  const count = async () => (await products()).length;
  const killOnce = async (shop: ShopProcess, isThere: () => Promise<unknown>, call: Promise<unknown>) => {
    await isThere();
    await shop.end('SIGKILL');
    await call;
  };
  /** As if the time had passed after which another process takes over. */
  const makeDue = () =>
    shared.db
      .updateTable('jobs')
      .set({ run_after: new Date(0).toISOString(), claimed_until: null })
      .where('done_at', 'is', null)
      .execute();

  it('is finished once, and so is its undo', { timeout: 600_000 }, async () => {
    let shop = await open();
    const picture = await uploadPicture(shopClient(shop.url), shop.admin, 1);
    const rows = TITLES.map((title) => `${title},כסף,45,goldsmith,2,${picture}`);
    const csv = ['title,description,price,category,inventory,imagePath', ...rows].join('\n');
    for (const least of [1, 20]) {
      const made = () => expect.poll(count, PATIENCE).toBeGreaterThanOrEqual(least);
      await killOnce(
        shop,
        made,
        send(shop, csv).catch(() => null),
      );
      expect(await count()).toBeLessThan(TITLES.length);
      shop = await open();
    }
    await shop.end('SIGKILL');

    await makeDue();
    shop = await open();
    await expect.poll(count, PATIENCE).toBe(TITLES.length);
    const all = await products();
    expect(new Set(all.map(({ title }) => title))).toEqual(new Set(TITLES));
    expect(new Set(all.map(({ image, active }) => `${image} ${active}`))).toEqual(new Set([`${picture} 1`]));
    const outcome = await send(shop, csv);
    expect(outcome).toMatchObject({ created: TITLES.length, skipped: 0, errors: [] });
    expect(await count()).toBe(TITLES.length);

    const call = shopClient(shop.url);
    const address = adminApi.import(outcome._id);
    const state = async () => (await call('GET', address, undefined, shop.admin)).body.data.waiting;
    await expect.poll(state, PATIENCE).toEqual({ products: 0, pictures: 0 });
    const begun = () => expect.poll(count, PATIENCE).toBeLessThan(TITLES.length);
    await killOnce(
      shop,
      begun,
      call('DELETE', address, undefined, shop.admin).catch(() => null),
    );
    expect(await count()).toBeGreaterThan(0);
    await makeDue();
    shop = await open();
    await expect.poll(count, PATIENCE).toBe(0);
    expect(await shop.end()).toMatchObject({ code: 0, err: '' });
  });
});
