import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPageAssets } from './assets.ts';

const client = mkdtempSync(join(tmpdir(), 'assets-'));
mkdirSync(join(client, '.vite'));
const manifest = {
  'src/web/entry.client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'] },
  '_parts.js': { file: 'assets/parts.js' },
  'src/web/screens/shop/ShopScreen.tsx': {
    file: 'assets/shop.js',
    imports: ['_parts.js'],
    css: ['assets/shop.css'],
  },
};
writeFileSync(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest));
afterAll(() => rmSync(client, { recursive: true }));

it('lists what a screen needs, imported parts first, and loads pictures and fonts before scripts', () => {
  const head = readPageAssets(client).head(['src/web/screens/shop/ShopScreen.tsx'], 'he');
  const tags = head.match(/<(?:link|script)[^>]*>/g);
  expect(tags).toEqual([
    '<link rel="stylesheet" href="/assets/entry.css">',
    '<link rel="stylesheet" href="/assets/shop.css">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/parts.js">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/shop.js">',
    '<script type="module" fetchpriority="low" src="/assets/entry.js">',
  ]);
});
