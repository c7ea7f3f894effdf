/** Share pictures: the address has a hash of the drawn facts, so that no chat shows an old price. */
import type { CatalogueKind } from '#domain/catalogue.ts';
import type { Lang } from '#domain/language.ts';
import type { Shekels } from '#domain/money.ts';
import type { Product } from './products.ts';
import { shownLowestPrices } from './lowest-prices.ts';
import { shownWorkshop } from './shown-prices.ts';
import type { TutorialCard } from './tutorials.ts';
import type { Workshop } from './workshops.ts';

/** px, as Facebook, WhatsApp and X recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const DESIGN = 1;

interface SharedEntries extends Record<CatalogueKind, object> {
  products: Product;
  workshops: Workshop;
  tutorials: TutorialCard;
}

export type EntryOf<Kind extends CatalogueKind> = SharedEntries[Kind];
export type SharedEntry = { [Kind in CatalogueKind]: { kind: Kind; entry: EntryOf<Kind> } }[CatalogueKind];

export interface ShareFacts {
  shop: string;
  title: string;
  /** To pay now; 0 is free, null is hidden. */
  price: Shekels | null;
  image: string | null;
}

export function shareFactsOf(shared: SharedEntry, lang: Lang, shop: string, now: Date): ShareFacts {
  const { title, translations } = shared.entry;
  const image = shared.kind === 'workshops' ? shared.entry.image : shared.entry.imagePath;
  return {
    shop,
    title: (lang === 'en' && translations.en?.title) || title,
    price: sharedPrice(shared, now),
    image,
  };
}

export function sharedPrice({ kind, entry }: SharedEntry, now: Date): Shekels | null {
  if (kind === 'products') return shownLowestPrices(entry).price;
  if (kind === 'tutorials') return entry.price;
  return entry.shouldHidePrice ? null : shownWorkshop(entry, now).price;
}

/** cyrb53 */
export function shareMark(facts: ShareFacts): string {
  const text = JSON.stringify([DESIGN, facts.shop, facts.title, facts.price, facts.image]);
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

export function sharePath(of: { kind: CatalogueKind; id: string } | null, lang: Lang, mark: string): string {
  return of
    ? `/share/${of.kind}/${encodeURIComponent(of.id)}.${lang}.${mark}.jpg`
    : `/share/shop.${lang}.${mark}.jpg`;
}
