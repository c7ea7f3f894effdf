/** The page of what a line of a cart or an order is about, with its choices chosen. */
import type { ProductType } from '#domain/offer.ts';
import { pages } from './routes.ts';

interface PageLine {
  productType: ProductType;
  item: string;
  choices?: readonly string[] | undefined;
}

export function linePage({ productType, item, choices }: PageLine): string {
  if (productType === 'Item') return pages.product(item, choices);
  return productType === 'Workshop' ? pages.workshop(item) : pages.tutorial(item);
}
