/** The sitemap's documents (sitemaps.org), every page with its other language beside it. */
import { inLanguage, pages } from '../../../contract/routes.ts';
import type { SharedKind } from '../../../contract/share.ts';
import { CATEGORIES } from '../../../domain/catalogue.ts';
import { DEFAULT_LANG, LANGS } from '../../../domain/language.ts';
import type { FoundEntry } from './sitemap.repository.ts';

/** Addresses of one document; the format's own bound is 50,000 and 50 MB. */
const MOST_ADDRESSES = 20_000;

/** Every page that is no entry's and wants to be found. */
const PAGES = [
  pages.home(),
  pages.shop(),
  pages.workshops(),
  pages.tutorials(),
  ...CATEGORIES.map((category) => pages.category(category)),
  pages.about(),
  pages.contact(),
  pages.terms(),
  pages.accessibility(),
  pages.privacy(),
];

const PAGE_OF: Record<SharedKind, (id: string) => string> = {
  products: pages.product,
  workshops: pages.workshop,
  tutorials: pages.tutorial,
};

export interface Sitemap {
  /** `/sitemap.xml`: all addresses, or an index of the parts. */
  main: string;
  /** `/sitemap-1.xml` and on; none where one document holds them all. */
  parts: string[];
}

/** `publicUrl` without a trailing slash; `most`: addresses of one document. */
export function makeSitemap(publicUrl: string, entries: readonly FoundEntry[], most = MOST_ADDRESSES): Sitemap {
  const urls = [
    ...PAGES.flatMap((path) => inBothLanguages(publicUrl, path)),
    ...entries.flatMap(({ kind, id, updatedAt }) => inBothLanguages(publicUrl, PAGE_OF[kind](id), updatedAt)),
  ];
  if (urls.length <= most) return { main: urlSet(urls), parts: [] };
  const parts = Array.from({ length: Math.ceil(urls.length / most) }, (_, part) =>
    urlSet(urls.slice(part * most, (part + 1) * most)),
  );
  const named = parts.map((_, part) => `<sitemap><loc>${escaped(publicUrl)}/sitemap-${part + 1}.xml</loc></sitemap>`);
  return { main: xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${named.join('\n')}\n</sitemapindex>`), parts };
}

function inBothLanguages(publicUrl: string, path: string, updatedAt?: string): string[] {
  const address = (lang: (typeof LANGS)[number]) => escaped(publicUrl + inLanguage(lang, path));
  const alternates = [...LANGS.map((lang) => [lang, address(lang)]), ['x-default', address(DEFAULT_LANG)]]
    .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
    .join('');
  const changed = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`;
  return LANGS.map((lang) => `<url><loc>${address(lang)}</loc>${changed}${alternates}</url>`);
}

function urlSet(urls: string[]): string {
  return xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`,
  );
}

function xml(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}
