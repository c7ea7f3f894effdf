import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { type TestApp, createTestApp } from '#test/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp('sqlite', {
    now: () => new Date('2026-05-01T12:34:56.789Z'),
    env: { PUBLIC_URL: 'https://shop.example', SHOP_NAME: 'סטודיו "אור"', SHOP_NAME_EN: 'Light' },
  });
});
afterAll(() => app.close());

it('robots.txt names the sitemap, and forbids no page whose noindex a crawler has to read', async () => {
  const { payload, headers } = await app.server.inject({
    url: '/robots.txt',
    headers: { host: 'evil.example' },
  });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(payload).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://shop.example/sitemap.xml\n');
});

it('security.txt says where to tell of a weakness, as the settings do', async () => {
  const ask = async () => {
    const { payload, headers, statusCode } = await app.server.inject({ url: '/.well-known/security.txt' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    return payload.split('\n');
  };
  const rest = [
    'Expires: 2026-10-28T00:00:00.000Z',
    'Preferred-Languages: he, en',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ];
  const owner = await app.as('superAdmin');
  await owner.put(adminApi.settings(), { shop: { email: 'inbar@example.com' } });
  expect(await ask()).toEqual(['Contact: mailto:inbar@example.com', ...rest]);
});

it.each([
  ['https://shop.example', 'Contact: https://shop.example/contact'],
  ['http://shop.example', null],
])('security.txt of a shop at %s without an email', (publicUrl, contact) => {
  expect(securityTxt({ email: null, publicUrl }, new Date())?.split('\n', 1)[0] ?? null).toBe(contact);
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
