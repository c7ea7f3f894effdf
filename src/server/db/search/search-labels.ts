import type { Category, WorkshopLevel, CatalogueKind } from '#domain/catalogue.ts';
import { en } from '#i18n/en.ts';
import checkoutEn from '#i18n/pages/checkout.en.ts';
import checkoutHe from '#i18n/pages/checkout.he.ts';
import { he } from '#i18n/he.ts';

const DICTIONARIES = [he, en];
const TYPES = [checkoutHe.cart.types, checkoutEn.cart.types];

export const KIND_LABELS: Record<CatalogueKind, string[]> = {
  products: DICTIONARIES.flatMap(({ nav }, index) => [nav.shop, TYPES[index]!.Item]),
  workshops: DICTIONARIES.flatMap(({ nav }, index) => [nav.workshops, TYPES[index]!.Workshop]),
  tutorials: DICTIONARIES.flatMap(({ nav }, index) => [nav.tutorials, TYPES[index]!.Tutorial]),
};

export function categoryLabels(category: Category): string[] {
  return DICTIONARIES.map(({ categories }) => categories[category]);
}

export function levelLabels(level: WorkshopLevel): string[] {
  return DICTIONARIES.map(({ levels }) => levels[level]);
}

export const ALL_LABELS = JSON.stringify([
  KIND_LABELS,
  ...DICTIONARIES.map(({ categories, levels }) => [categories, levels]),
]);
