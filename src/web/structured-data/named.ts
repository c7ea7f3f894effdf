/** What all entries say of themselves to search engines. */
import type { Offer } from 'schema-dts';
import type { Product } from '#contract/products.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import type { Workshop } from '#contract/workshops.ts';
import { descriptionOf, titleOf } from '../features/catalogue/entry-texts.ts';
import { type PageFacts, pageUrl, shopId } from './addresses.ts';

export const COUNTRY = 'IL';

export function named(page: PageFacts, path: string, entry: Product | Workshop | TutorialCard) {
  const url = pageUrl(page, path);
  return {
    '@id': `${url}#entry`,
    url,
    name: titleOf(page.lang, entry).text,
    description: descriptionOf(page.lang, entry).text || titleOf(page.lang, entry).text,
  };
}

/** In shekels. `original`: the list price, where `price` is reduced. */
export function offer(
  page: PageFacts,
  path: string,
  price: number,
  original: number | null = null,
): Exclude<Offer, string> {
  return {
    '@type': 'Offer',
    url: pageUrl(page, path),
    price: price.toFixed(2),
    priceCurrency: 'ILS',
    ...(original !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: original.toFixed(2),
        priceCurrency: 'ILS',
      },
    }),
    seller: { '@id': shopId(page) },
  };
}
