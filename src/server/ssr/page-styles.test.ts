import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, it, test } from 'vitest';
import { pageStylesAddress, servePageStyles } from './page-styles.ts';

const client = mkdtempSync(join(tmpdir(), 'styles-'));
mkdirSync(join(client, 'assets'));
const SHEETS = Array.from({ length: 30 }, (_, index) => `assets/s-${index}_x.css`);
for (const [index, sheet] of SHEETS.entries()) writeFileSync(join(client, sheet), `.a { order: ${index} }`);
writeFileSync(join(client, 'secret.css'), '.secret {}');
const app = fastify();
servePageStyles(app, client, SHEETS);
afterAll(async () => {
  await app.close();
  rmSync(client, { recursive: true });
});

const [a, b] = [SHEETS[2]!, SHEETS[1]!];

it('puts a page’s sheets into one, in the order that is asked for', async () => {
  const url = pageStylesAddress([a, b]);
  expect(url).toBe('/assets/styles/s-2_x+s-1_x');
  const { statusCode, headers, payload } = await app.inject({ url });
  expect([statusCode, payload]).toEqual([200, '.a { order: 2 }\n.a { order: 1 }']);
  expect(headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('it is compressed by %s, and kept so', async (encoding, decompress) => {
  for (let time = 0; time < 2; time++) {
    const { headers, rawPayload } = await app.inject({
      url: pageStylesAddress([a]),
      headers: { 'accept-encoding': encoding },
    });
    expect([headers['content-encoding'], decompress(rawPayload).toString()]).toEqual([
      encoding,
      '.a { order: 2 }',
    ]);
  }
});

test.each([
  ['nothing', ''],
  ['an unknown sheet', 's-1_x+s-99_x'],
  ['one twice', 's-1_x+s-1_x'],
  ['more than any page has', SHEETS.map((sheet) => sheet.slice(7, -4)).join('+')],
  ['a file beside them', '..%2Fsecret'],
  ['a file above them', '../secret'],
])('%s is not found', async (_what, names) => {
  expect((await app.inject({ url: `/assets/styles/${names}` })).statusCode).toBe(404);
});
