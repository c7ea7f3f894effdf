import { api, inLanguage, pages } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';
import { call, customerWithCart } from './customers.ts';
import type { PageUnderTest } from './measure.ts';

const PATHS = { home: pages.home(), shop: pages.shop(), tutorials: pages.tutorials() };

/** Most visits begin here. */
export const PAGES: PageUnderTest[] = Object.entries(PATHS).flatMap(([name, path]) =>
  LANGS.map((lang) => ({ name, lang, path: inLanguage(lang, path) })),
);

export async function firstEntries(
  url: string,
): Promise<{ product: string; workshop: string; tutorial: string }> {
  const [products, workshops, tutorials] = await Promise.all(
    [api.products(), api.workshops(), api.tutorials()].map((path) => call(url, 'GET', path)),
  );
  return { product: products[0]._id, workshop: workshops[0]._id, tutorial: tutorials[0]._id };
}

/** Other first pages, in Hebrew; the checkout is a customer's. */
export async function morePages(url: string): Promise<PageUnderTest[]> {
  const { product, workshop, tutorial } = await firstEntries(url);
  const { token } = await customerWithCart(url);
  return [
    { name: 'product', lang: 'he', path: pages.product(product) },
    { name: 'workshop', lang: 'he', path: pages.workshop(workshop) },
    { name: 'tutorial', lang: 'he', path: pages.tutorial(tutorial) },
    { name: 'search', lang: 'he', path: pages.search({ q: 'טבעת' }) },
    { name: 'contact', lang: 'he', path: pages.contact() },
    { name: 'checkout', lang: 'he', path: pages.checkout(), token },
  ];
}
