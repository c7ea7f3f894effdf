import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { S3_KEYS, type TestS3Server, startS3Server } from '#test/s3-server.ts';
import { answersOf, fillShop } from '#test/sample-shop.ts';
import { patientClient } from '#test/shop-client.ts';
import { endShopsAfterEach, runCommand, startShop } from '#test/shop-process.ts';

let s3: TestS3Server;
let dir: string;
beforeEach(async () => {
  s3 = await startS3Server();
  dir = mkdtempSync(join(tmpdir(), 'shop-backup-'));
});
afterEach(async () => {
  await s3.remove();
  rmSync(dir, { recursive: true, force: true });
});
endShopsAfterEach();

async function open(env: Record<string, string>) {
  const shop = await startShop(env);
  await shop.open;
  return { shop, call: patientClient(shop.url) };
}

it('a backup of a shop with a bucket contains the database and names the bucket, where a restore looks for the pictures', async () => {
  const env = { DATA_DIR: join(dir, 'data'), FILES_URL: s3.url('shop'), ...S3_KEYS };
  const file = join(dir, 'shop.tar');
  const { shop, call } = await open(env);
  const filled = await fillShop(call);
  const before = await answersOf(call, filled);
  const made = await runCommand('backup', [file], env);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(
    /the database\.\nThe pictures are in s3:\/\/pictures\/shop and not in it: [^\n]+\n$/,
  );
  await shop.end();

  const elsewhere = { ...env, DATA_DIR: join(dir, 'elsewhere') };
  expect(await runCommand('restore', [file], elsewhere)).toMatchObject({ code: 0, err: '' });
  const again = await open(elsewhere);
  expect(await answersOf(again.call, filled)).toEqual(before);
  expect((await fetch(again.shop.url + filled.picture)).status).toBe(200);

  const empty = { ...env, DATA_DIR: join(dir, 'empty'), FILES_URL: s3.url('empty') };
  const { code, err } = await runCommand('restore', [file], empty);
  expect(code).toBe(0);
  expect(err.trim().split('\n').toSorted()).toEqual(
    expect.arrayContaining([`The picture ${filled.picture} is missing.`]),
  );
});

it('a backup with pictures is restored into a bucket', async () => {
  const env = { DATA_DIR: join(dir, 'data') };
  const file = join(dir, 'shop.tar');
  const { shop, call } = await open(env);
  const filled = await fillShop(call);
  expect(await runCommand('backup', [file], env)).toMatchObject({ code: 0, err: '' });
  await shop.end();
  const elsewhere = { DATA_DIR: join(dir, 'elsewhere'), FILES_URL: s3.url('shop'), ...S3_KEYS };
  expect(await runCommand('restore', [file], elsewhere)).toMatchObject({ code: 0, err: '' });
  rmSync(join(elsewhere.DATA_DIR, 'files'), { recursive: true });
  const again = await open(elsewhere);
  expect((await fetch(again.shop.url + filled.picture)).status).toBe(200);
});
