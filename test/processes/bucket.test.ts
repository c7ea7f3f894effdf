import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { noise } from '#server/pictures/sample-pictures.ts';
import { S3_KEYS, type TestS3Server, startS3Server } from '../s3-server.ts';
import { type ShopCall, patientClient, superAdminOf } from '../shop-client.ts';
import { endShopsAfterEach, runCommand, startShop } from '../shop-process.ts';

let s3: TestS3Server;
let dir: string;
beforeEach(async () => {
  s3 = await startS3Server();
  dir = mkdtempSync(join(tmpdir(), 'shop-bucket-'));
});
afterEach(async () => {
  await s3.remove();
  rmSync(dir, { recursive: true });
});
endShopsAfterEach();

async function open(env: Record<string, string>) {
  const shop = await startShop({ DATA_DIR: dir, ...env });
  await shop.open;
  const call = patientClient(shop.url);
  return { shop, call, admin: await superAdminOf(call) };
}

const bucketEnv = () => ({ ...S3_KEYS, AWS_SECRET_ACCESS_KEY: 'hush', FILES_URL: s3.url('shop') });
const onBucket = () => open(bucketEnv());

async function upload(call: ShopCall, admin: string) {
  const image = `data:image/png;base64,${(await noise(400, 300).png().toBuffer()).toString('base64')}`;
  return call('POST', '/api/files/upload', { image }, admin);
}

describe('a shop whose bucket is down', () => {
  it('shows its pages, answers 503 for uploads and pictures, recovers, and logs no key', async () => {
    const { shop, call, admin } = await onBucket();
    const { body } = await upload(call, admin);
    const picture = async (ending: string) => {
      const answer = await fetch(shop.url + (body.url as string).replace(/webp$/, ending));
      await answer.arrayBuffer();
      return answer;
    };
    expect((await picture('120.webp')).status).toBe(200);
    await s3.stop();
    for (const path of ['/', '/shop', '/en/workshops'])
      expect((await fetch(shop.url + path)).status).toBe(200);
    expect((await call('GET', '/api/health')).status).toBe(200);
    expect((await picture('120.webp')).status).toBe(200);
    const refused = await picture('320.webp');
    expect([
      refused.status,
      refused.headers.get('retry-after'),
      refused.headers.get('cache-control'),
    ]).toEqual([503, '5', 'no-store']);
    const { status, headers, body: told } = await upload(call, admin);
    expect([status, told.code, headers.get('retry-after')]).toEqual([503, 'storage_unavailable', '5']);

    await s3.start();
    expect((await picture('320.webp')).status).toBe(200);
    expect((await upload(call, admin)).status).toBe(200);
    const { out, err } = await shop.end();
    expect(out).toContain("the bucket s3://pictures/shop can't be used: ECONNREFUSED");
    expect(out + err).not.toMatch(/hush|S3RVER|AWS4-HMAC|Signature=/i);
  });

  it('stops its start with one line', async () => {
    await s3.stop();
    const { code, out, err } = await (await startShop({ DATA_DIR: dir, ...bucketEnv() })).ended;
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: "FILES_URL: the bucket s3://pictures/shop can't be used: ECONNREFUSED.\n",
    });
  });
});

describe('npm run move-to-s3', () => {
  it('copies a running shop’s pictures to the bucket, and later ones when repeated', async () => {
    const first = await open({});
    const urls = [(await upload(first.call, first.admin)).body.url as string];
    const copy = await fetch(first.shop.url + urls[0]!.replace(/webp$/, '320.avif'));
    const bytes = Buffer.from(await copy.arrayBuffer());
    const env = { DATA_DIR: dir, ...bucketEnv() };
    const moved = await runCommand('move-to-s3', [], env);
    expect(moved).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^1 picture is in s3:\/\/pictures\/shop\.\nStart the shop/),
    });
    expect((await s3.written('shop')).size).toBe(2);
    urls.push((await upload(first.call, first.admin)).body.url);
    await first.shop.end();
    const before = await s3.written('shop');
    expect(await runCommand('move-to-s3', [], env)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^2 pictures/),
    });
    const after = await s3.written('shop');
    expect([...after.entries()]).toEqual(expect.arrayContaining([...before.entries()]));

    rmSync(join(dir, 'files'), { recursive: true });
    const second = await onBucket();
    for (const url of urls) expect((await fetch(second.shop.url + url)).status).toBe(200);
    const again = await fetch(second.shop.url + urls[0]!.replace(/webp$/, '320.avif'));
    expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes);
  });

  test.each([
    ['without a FILES_URL', [], () => ({}), /^FILES_URL=s3:\/\/… npm run move-to-s3[^\n]+\n$/],
    ['with an argument', ['there'], bucketEnv, /^FILES_URL=s3:\/\/… npm run move-to-s3[^\n]+\n$/],
    ['of no pictures', [], bucketEnv, /^There are no pictures at \S+files\.\n$/],
  ])('%s ends with one line', async (_how, args, env, line) => {
    const ended = await runCommand('move-to-s3', args, { DATA_DIR: dir, ...env() });
    expect(ended).toEqual({ code: 1, out: '', err: expect.stringMatching(line) });
  });
});

/** Fails a start that loads the bucket's client. */
const WITHOUT_CLIENT = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) { if (name.startsWith('@aws-sdk')) throw new Error('loaded'); return next(name, context); } });`;

describe('the client of the bucket', () => {
  it('is loaded only by a shop with a bucket', async () => {
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(WITHOUT_CLIENT)}`;
    const { shop, call, admin } = await open({ NODE_OPTIONS });
    expect((await upload(call, admin)).status).toBe(200);
    expect(await shop.end()).toMatchObject({ code: 0, err: '' });
    const refused = await (await startShop({ DATA_DIR: dir, NODE_OPTIONS, ...bucketEnv() })).ended;
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Error: loaded') });
  });
});
