import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { LICENSES, pages } from '#contract/routes.ts';
import { createTestApp } from '#test/app.ts';
import { builtPages } from '#test/pages.ts';
import { readPageAssets } from './assets.ts';

const client = mkdtempSync(join(tmpdir(), 'assets-'));
mkdirSync(join(client, '.vite'));
const manifest = {
  'src/web/entry.client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'] },
  '_parts.js': { file: 'assets/parts.js' },
  'src/admin/AdminScreen.tsx': { file: 'assets/admin.js', css: ['assets/admin.css'] },
  'src/web/screens/shop/ShopScreen.tsx': {
    file: 'assets/shop.js',
    imports: ['_parts.js'],
    css: ['assets/shop.css'],
  },
};
writeFileSync(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest));
afterAll(() => rmSync(client, { recursive: true }));

it('lists what a screen needs, imported parts first and the entry last', () => {
  const { scripts, styles } = readPageAssets(client).of(['src/web/screens/shop/ShopScreen.tsx'], 'he');
  expect(scripts).toEqual(['/assets/parts.js', '/assets/shop.js', '/assets/entry.js']);
  expect(styles.match(/<link[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/styles/entry+shop">',
    '<link rel="stylesheet" href="/assets/entry.css" disabled>',
    '<link rel="stylesheet" href="/assets/shop.css" disabled>',
  ]);
});

it('names an admin’s style sheets one by one, as the studio day’s worker keeps them', () => {
  const { styles } = readPageAssets(client).of(['src/admin/AdminScreen.tsx'], 'he');
  expect(styles.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/entry.css">',
    '<link rel="stylesheet" href="/assets/admin.css">',
  ]);
});

it('has every file that a rendered page names', async () => {
  const app = await createTestApp('sqlite', await builtPages());
  const { payload } = await app.server.inject({ url: pages.home() });
  const files = new Set(payload.match(/\/assets\/[\w./+-]+/g));
  expect([...files].filter((file) => /\.(?:webp|svg)$/.test(file)).length).toBeGreaterThan(2);
  const answers = await Promise.all([...files].map((url) => app.server.inject({ url })));
  expect([...files].filter((_file, index) => answers[index]!.statusCode !== 200)).toEqual([]);
  await app.close();
});

it('serves the licences of what the scripts are bundled from, and names them on the terms page', async () => {
  const app = await createTestApp('sqlite', await builtPages());
  const { payload } = await app.server.inject({ url: pages.terms() });
  expect(payload).toContain(`href="${LICENSES}"`);
  const { payload: notices, headers } = await app.server.inject({ url: LICENSES });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const name of ['react', 'react-dom', '@base-ui/react', '@tanstack/react-router', 'diff'])
    expect(notices).toContain(`${name} - `);
  expect(notices).toMatch(/Copyright \(c\).*Meta Platforms/);
  await app.close();
});

it('has the first picture of a list in its HTML, to be loaded at once', async () => {
  const app = await createTestApp('sqlite', await builtPages());
  const image = await app.has.picture();
  await app.has.product({ imagePath: image });
  await app.has.tutorial({ imagePath: image });
  await app.has.workshop({ image });
  for (const url of [pages.shop(), pages.tutorials(), pages.workshops()]) {
    const { payload } = await app.server.inject({ url });
    const [, picture] = /<ul.*?<img ([^>]*\/files\/[^>]*)>/.exec(payload.slice(payload.indexOf('<main')))!;
    expect([url, /loading="eager"/.test(picture!), /fetchPriority="high"/i.test(picture!)]).toEqual([
      url,
      true,
      true,
    ]);
  }
  await app.close();
});

it('has every file of the studio day’s worker, which each language has in a scope of its own', async () => {
  const app = await createTestApp('sqlite', await builtPages());
  for (const url of ['/admin/studio-day-worker.js', '/en/admin/studio-day-worker.js']) {
    const { payload, headers } = await app.server.inject({ url });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(() => new Script(payload)).not.toThrow();
    const files = payload.match(/\/assets\/[\w.-]+/g)!;
    expect(files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(3);
    const answers = await Promise.all(files.map((file) => app.server.inject({ url: file })));
    expect(files.filter((_file, index) => answers[index]!.statusCode !== 200)).toEqual([]);
  }
  await app.close();
});
