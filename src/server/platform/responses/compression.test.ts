import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Encoding, encodingFor, compress, decompress } from './compression.ts';

const PAGE = Buffer.from(`<!DOCTYPE html><p>${'שלום '.repeat(1_000)}</p>`);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.1', 'gzip'],
  ['br; q=0.000, gzip; q=0', 'identity'],
  ['brotli', 'identity'],
  ['gzip;q=x', 'identity'],
  ['*', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %s leads to %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test.each<[Encoding, (body: Buffer) => Buffer]>([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body) => body],
])('what is compressed as %s can be decompressed', async (encoding, read) => {
  const body = await compress(PAGE, encoding);
  expect(read(body)).toEqual(PAGE);
  expect(await decompress(body, encoding)).toEqual(PAGE);
});
