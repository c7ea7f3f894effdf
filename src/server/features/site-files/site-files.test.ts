import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp('sqlite', {
    env: { PUBLIC_URL: 'https://shop.example', SHOP_NAME: 'סטודיו "אור"', SHOP_NAME_EN: 'Light' },
  });
});
afterAll(() => app.close());

it('robots.txt excludes private pages in both languages, and names the sitemap', async () => {
  const { payload, headers } = await app.server.inject({
    url: '/robots.txt',
    headers: { host: 'evil.example' },
  });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = payload.split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of [
    '/api/',
    '/account',
    '/en/account',
    '/admin',
    '/en/admin',
    '/checkout',
    '/en/checkout',
    '/login',
    '/en/login',
    '/register',
    '/search',
    '/en/search',
  ]) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines.filter((line) => line.startsWith('Sitemap:'))).toEqual([
    'Sitemap: https://shop.example/sitemap.xml',
  ]);
});

it.each([
  ['/site.webmanifest', { name: 'סטודיו "אור"', lang: 'he-IL', dir: 'rtl', start_url: '/' }],
  ['/en/site.webmanifest', { name: 'Light', lang: 'en-IL', dir: 'ltr', start_url: '/en' }],
])('%s has the name and direction of its language, and icons that are there', async (url, expected) => {
  const { payload, headers } = await app.server.inject({ url });
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = JSON.parse(payload);
  expect(manifest).toMatchObject(expected);
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await app.server.inject({ url: src });
    expect(icon.headers['content-type']).toBe(type);
    const { width, height } = await sharp(icon.rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it('serves the icons that are requested by name', async () => {
  const icon = await app.server.inject({ url: '/favicon.ico' });
  expect(icon.headers['content-type']).toBe('image/x-icon');
  expect(icon.rawPayload.readUInt32LE(0)).toBe(0x10000);
  expect((await app.server.inject({ url: '/apple-touch-icon.png' })).statusCode).toBe(200);
});
