import type { Category, WorkshopLevel, CatalogueKind } from '#domain/catalogue.ts';
import { en } from '#i18n/en.ts';
import { he } from '#i18n/he.ts';
const DICTIONARIES = [he, en];

export const KIND_LABELS: Record<CatalogueKind, string[]> = {
  products: DICTIONARIES.flatMap(({ nav, cart }) => [nav.shop, cart.types.Item]),
  workshops: DICTIONARIES.flatMap(({ nav, cart }) => [nav.workshops, cart.types.Workshop]),
  tutorials: DICTIONARIES.flatMap(({ nav, cart }) => [nav.tutorials, cart.types.Tutorial]),
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
