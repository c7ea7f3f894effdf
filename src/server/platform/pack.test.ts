import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pack } from './pack.ts';

const PAGE = `<!DOCTYPE html><p>${'שלום '.repeat(1_000)}</p>`;

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.1', 'gzip'],
  ['br; q=0.000, gzip; q=0', undefined],
  ['brotli', undefined],
  ['gzip;q=x', undefined],
  ['*', undefined],
  [undefined, undefined],
])('for %s a page is packed as %s', async (accepted, encoding) => {
  const packed = await pack(PAGE, accepted);
  expect(packed.encoding).toBe(encoding);
  const unpacked = encoding === 'br' ? brotliDecompressSync(packed.body) : encoding === 'gzip' ? gunzipSync(packed.body) : packed.body;
  expect(String(unpacked)).toBe(PAGE);
});
