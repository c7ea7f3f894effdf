import { KINDS } from '#contract/kinds.ts';
import { inLanguage, pages, type PageName } from '#contract/routes.ts';
import { CATEGORIES } from '#domain/catalogue.ts';
import { DEFAULT_LANG, LANGS } from '#domain/language.ts';
import type { FoundEntry } from './sitemap.repository.ts';

/** Far below the format's 50,000, so that a document is quick to make and small in memory. */
export const PART_SIZE = 2_500;

const ADDRESSES: Record<PageName, readonly string[]> = {
  home: [pages.home()],
  shop: [pages.shop()],
  workshops: [pages.workshops()],
  tutorials: [pages.tutorials()],
  category: CATEGORIES.map((category) => pages.category(category)),
  sizes: [pages.sizes()],
  about: [pages.about()],
  contact: [pages.contact()],
  terms: [pages.terms()],
  accessibility: [pages.accessibility()],
  privacy: [pages.privacy()],
  cancel: [pages.cancel()],
  product: [],
  workshop: [],
  tutorial: [],
  search: [],
  checkout: [],
  login: [],
  register: [],
  account: [],
  newsletter: [],
  forgotPassword: [],
  resetPassword: [],
  confirmEmail: [],
  waitingPlace: [],
  order: [],
  orders: [],
  admin: [],
};

/** `publicUrl` without a trailing slash. */
export function wholeSitemap(publicUrl: string, entries: readonly FoundEntry[]): string {
  return urlSet([...pageUrls(publicUrl), ...entryUrls(publicUrl, entries)]);
}

export function sitemapIndex(publicUrl: string, parts: number): string {
  const named = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${escaped(publicUrl)}/sitemap-${part + 1}.xml</loc></sitemap>`,
  );
  return xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${named.join('\n')}\n</sitemapindex>`,
  );
}

/** From 1; the first one also has the pages that belong to no entry. */
export function sitemapPart(publicUrl: string, part: number, entries: readonly FoundEntry[]): string {
  return urlSet([...(part === 1 ? pageUrls(publicUrl) : []), ...entryUrls(publicUrl, entries)]);
}

function pageUrls(publicUrl: string): string[] {
  return Object.values(ADDRESSES)
    .flat()
    .flatMap((path) => inBothLanguages(publicUrl, path));
}

function entryUrls(publicUrl: string, entries: readonly FoundEntry[]): string[] {
  return entries.flatMap(({ kind, id, updatedAt }) =>
    inBothLanguages(publicUrl, KINDS[kind].page(id), updatedAt),
  );
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
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
