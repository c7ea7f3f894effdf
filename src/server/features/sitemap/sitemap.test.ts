import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { listFound } from './sitemap.repository.ts';
import { sitemapRoutes } from './sitemap.routes.ts';
import { wholeSitemap } from './sitemap.ts';

interface Url {
  loc: string;
  lastmod: string | undefined;
  alternates: Record<string, string>;
}

/** Matches the whole grammar of a sitemap, so that anything else fails. */
function readUrls(xml: string): Url[] {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
  expect(xml.startsWith(head + open)).toBe(true);
  expect(xml.endsWith('\n</urlset>\n')).toBe(true);
  const lines = xml.slice((head + open).length, -'\n</urlset>\n'.length).split('\n');
  const text = String.raw`(?:[^<>&"']|&(?:amp|lt|gt|quot|apos);)+`;
  const link = String.raw`<xhtml:link rel="alternate" hreflang="(?:he|en|x-default)" href="${text}"/>`;
  const url = new RegExp(`^<url><loc>(${text})</loc>(?:<lastmod>(${text})</lastmod>)?((?:${link})+)</url>$`);
  return lines.map((line) => {
    const found = url.exec(line);
    if (!found) throw new Error(`Not of a sitemap: ${line}`);
    const alternates = [...found[3]!.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
      lang,
      href,
    ]);
    return { loc: found[1]!, lastmod: found[2], alternates: Object.fromEntries(alternates) };
  });
}

describe.each(databases)('the sitemap on %s', (kind) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp(kind, { env: { PUBLIC_URL: 'https://shop.example' } });
    await app.has.product({ _id: 'ring', createdDate: '2026-01-02T03:04:05.000Z' });
    await app.has.product({ _id: 'hidden', active: false });
    await app.has.workshop({ _id: 'course' });
    await app.has.tutorial({ _id: 'drawn' });
  });
  afterAll(() => app.close());

  const get = (url: string, headers = {}) =>
    app.server.inject({ url, headers: { host: 'evil.example', ...headers } });

  it('names every page and active entry in both languages, each with the other', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const urls = readUrls(answer.payload);
    const paths = urls.map(({ loc }) => loc.replace('https://shop.example', ''));
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/en', '/shop', '/en/shop', '/category/cricut', '/en/privacy']),
    );
    expect(paths).toEqual(
      expect.arrayContaining(['/shop/ring', '/en/shop/ring', '/workshops/course', '/en/tutorials/drawn']),
    );
    expect(paths.some((path) => /hidden|admin|login|register|search|checkout/.test(path))).toBe(false);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { loc, alternates } of urls) {
      expect(loc).toMatch(/^https:\/\/shop\.example\//);
      expect(Object.keys(alternates)).toEqual(['he', 'en', 'x-default']);
      expect(alternates['x-default']).toBe(alternates.he);
      expect([alternates.he, alternates.en]).toContain(loc);
    }
    expect(urls.find(({ loc }) => loc.endsWith('/shop/ring'))?.lastmod).toBe('2026-01-02T03:04:05.000Z');
  });

  it('is cached until the catalogue changes', async () => {
    const { headers } = await get('/sitemap.xml');
    expect(headers['cache-control']).toBe('public, no-cache');
    expect((await get('/sitemap.xml', { 'if-none-match': headers.etag })).statusCode).toBe(304);
    await app.has.product({ _id: 'new' });
    const after = await get('/sitemap.xml', { 'if-none-match': headers.etag });
    expect(after.statusCode).toBe(200);
    expect(after.payload).toContain('/shop/new');
  });

  it('has no parts while one document holds everything', async () => {
    for (const path of ['/sitemap-0.xml', '/sitemap-1.xml', '/sitemap-99999.xml', '/sitemap-x.xml']) {
      expect((await get(path)).statusCode).toBe(404);
    }
  });
});

describe.each(databases)('the sitemap of a large shop on %s', (kind) => {
  it('is an index of parts that together contain everything once, all from one version', async () => {
    const shop = await createTestApp(kind);
    const publicUrl = 'https://a.example';
    const { catalogue, db } = shop;
    const server = Fastify();
    await server.register(sitemapRoutes, { db, catalogue, publicUrl, partSize: 5 });
    for (let index = 0; index < 9; index += 1) await shop.has.product();
    for (let index = 0; index < 3; index += 1) await shop.has.workshop();
    for (let index = 0; index < 4; index += 1) await shop.has.tutorial();
    const everything = wholeSitemap(publicUrl, await listFound(db, { offset: 0, limit: 100 }));

    const readParts = async () => {
      const index = (await server.inject('/sitemap.xml')).payload;
      const named = [...index.matchAll(/<sitemap><loc>https:\/\/a\.example([^<]+)<\/loc><\/sitemap>/g)].map(
        ([, path]) => path!,
      );
      return Promise.all(named.map(async (path) => (await server.inject(path)).payload));
    };
    const parts = await readParts();
    expect(parts.length).toBe(4);
    expect(parts.flatMap(readUrls)).toEqual(readUrls(everything));
    expect((await server.inject('/sitemap-5.xml')).statusCode).toBe(404);
    await shop.has.tutorial({ _id: 'new' });
    expect((await readParts()).at(-1)).toContain('/tutorials/new');
    await server.close();
    await shop.close();
  });
});

describe('an address in a sitemap', () => {
  it('is escaped', () => {
    const [url] = readUrls(wholeSitemap("https://a.example/x&'<", []));
    expect(url!.loc).toBe('https://a.example/x&amp;&apos;&lt;/');
  });
});
