/** What all entries say of themselves to search engines. */
import type { Offer } from 'schema-dts';
import type { Product } from '#contract/products.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import type { Workshop } from '#contract/workshops.ts';
import { descriptionOf, titleOf } from '../features/catalogue/entry-texts.ts';
import { type PageFacts, pageUrl, shopId } from './addresses.ts';

export function named(page: PageFacts, path: string, entry: Product | Workshop | TutorialCard) {
  const url = pageUrl(page, path);
  return {
    '@id': `${url}#entry`,
    url,
    name: titleOf(page.lang, entry).text,
    description: descriptionOf(page.lang, entry).text || titleOf(page.lang, entry).text,
  };
}

/** `price` in shekels. */
export function offer(page: PageFacts, path: string, price: number): Exclude<Offer, string> {
  return {
    '@type': 'Offer',
    url: pageUrl(page, path),
    price: price.toFixed(2),
    priceCurrency: 'ILS',
    seller: { '@id': shopId(page) },
  };
}
