/** Differences between the catalogue's kinds besides their fields; begin here with a new kind. */
import type { CatalogueKind, EntryKind } from '#domain/catalogue.ts';
import type { ProductType } from '#domain/offer.ts';
import { type AdminTab, pages } from './routes.ts';

interface KindFacts {
  productType: ProductType;
  resultType: string;
  page: (id: string) => string;
  adminTab: AdminTab;
}

export const KINDS = {
  products: { productType: 'Item', resultType: 'product', page: (id) => pages.product(id), adminTab: 'shop' },
  workshops: {
    productType: 'Workshop',
    resultType: 'workshop',
    page: pages.workshop,
    adminTab: 'workshops',
  },
  tutorials: {
    productType: 'Tutorial',
    resultType: 'tutorial',
    page: (id) => pages.tutorial(id),
    adminTab: 'tutorials',
  },
} as const satisfies Record<CatalogueKind, KindFacts>;

export function adminTabOf(kind: EntryKind): AdminTab {
  return kind === 'banner-texts' ? kind : KINDS[kind].adminTab;
}

const ENTRY_PAGES = Object.values(KINDS).map(({ page }) => page(''));

export function isEntryPage(path: string): boolean {
  return ENTRY_PAGES.some((start) => path.startsWith(start));
}
