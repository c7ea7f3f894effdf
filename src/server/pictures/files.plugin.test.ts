import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerErrors } from '../platform/http/errors.ts';
import { createFileStore } from './file-store.ts';
import { filesPlugin } from './files.plugin.ts';
import { processPicture } from './process-picture.ts';
import { plain } from './sample-pictures.ts';

const app = fastify();
let dir: string;
let address: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'files-'));
  const store = createFileStore({ dir: join(dir, 'files') });
  address = await store.save(await processPicture(await plain(900, 600).png().toBuffer()));
  await writeFile(join(dir, 'shop.db'), 'secret');
  await writeFile(join(dir, 'files', 'secret.txt'), 'secret');
  registerErrors(app);
  // Paid, signed pages have their own tests.
  const grants = { remaining: () => null };
  await app.register(filesPlugin, { store, grants, paidPages: { has: async () => false } });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true, force: true });
});

const copy = (ending: string) => address.replace(/webp$/, ending);

describe('/files', () => {
  test('serves the picture as immutable', async () => {
    const answer = await app.inject(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(answer.rawPayload.length),
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 900, height: 600 });
  });

  test.each(['avif', 'webp'] as const)('serves a copy in %s', async (format) => {
    const answer = await app.inject(copy(`480.${format}`));
    expect(answer.headers['content-type']).toBe(`image/${format}`);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(480);
  });

  test('answers HEAD without the picture, and 304 to a matching ETag', async () => {
    const head = await app.inject({ method: 'HEAD', url: address });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    const again = await app.inject({ url: address, headers: { 'if-none-match': head.headers.etag } });
    expect(again.statusCode).toBe(304);
    expect(again.headers['cache-control']).toContain('immutable');
  });

  test.each([
    '121.webp',
    '0.webp',
    '2000.avif',
    '0480.webp',
    '480.png',
    '480.jpeg',
    '480.webp.webp',
    'png',
    '.webp',
    '480.WEBP',
  ])('has no copy %s', async (ending) => {
    const answer = await app.inject(copy(ending));
    expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
      404,
      'no-store',
      { error: expect.any(String), code: 'not_found' },
    ]);
  });

  test.each([
    '/files/',
    '/files/secret.txt',
    '/files/copies',
    '/files/../shop.db',
    '/files/..%2fshop.db',
    '/files/..%5cshop.db',
    '/files/%2e%2e/shop.db',
    '/files/%2e%2e%2fshop.db',
    '/files/....//shop.db',
    '/files/%00',
    '/files//etc/passwd',
    `/files/${'a'.repeat(150)}`,
  ])('gives nothing away at %s', async (url) => {
    const answer = await app.inject(url);
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('secret');
  });

  test('refuses a name with something before or after it', async () => {
    const name = basename(address);
    for (const wrong of [`x${name}`, `${name}x`, `${name}%0a`, `copies%2f${name}`, `..%2ffiles%2f${name}`]) {
      expect((await app.inject(`/files/${wrong}`)).statusCode).toBe(404);
    }
  });
});
