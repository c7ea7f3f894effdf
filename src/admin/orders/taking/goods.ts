/** What can be taken: pieces that the shop shows, and workshops that are to come. */
import { toAgorot, toShekels } from '#contract/money.ts';
import type { AdminProduct } from '#contract/products.ts';
import { toChoosable } from '#contract/shown-options.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import type { Shekels } from '#domain/money.ts';
import { productOffer } from '#domain/offer.ts';
import { choose, extraRange } from '#domain/options.ts';
import { lowestPrice } from '#domain/lowest-price.ts';
import { piecesLeft } from '#domain/product.ts';
import { workshopState } from '#domain/workshop.ts';
import { hasAllWords, queryWords, searchText } from '#admin/lists/bar/text-search.ts';
import { wantedOf } from './taken-choices.ts';
import type { TakenLine } from './taken-order.ts';

export interface Good {
  productType: TakenLine['productType'];
  item: string;
  title: string;
  titleEn: string | undefined;
  image: string | null;
  price: Shekels;
  /** Pieces or seats. */
  left: number;
  /** Of a workshop's first meeting, ISO 8601. */
  date?: string | undefined;
  /** Of a piece. */
  product?: AdminProduct;
  /** Other choices cost more. */
  isLowest?: boolean;
}

export interface GoodsCatalogue {
  products: readonly AdminProduct[];
  workshops: readonly AdminWorkshop[];
}

/** Shown of what a search finds. */
const SHOWN = 6;

/** Those whose title has the words come before those whose description has them. */
export function goodsFound({ products, workshops }: GoodsCatalogue, query: string, now: Date): Good[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const goods = [
    ...products.filter((one) => one.active && hasAllWords(one, words)).map((one) => pieceOf(one)),
    ...workshops
      .filter((one) => one.active && hasAllWords(one, words))
      .filter((one) => workshopFacts(one, now).status !== 'past')
      .map((one) => seatOf(one, now)),
  ];
  const isNamed = ({ title, titleEn }: Good) => {
    const text = searchText([title, titleEn]);
    return words.every((word) => text.includes(word));
  };
  return [...goods.filter(isNamed), ...goods.filter((good) => !isNamed(good))].slice(0, SHOWN);
}

/** Undefined once it is gone from the shop. */
export function goodOf(
  { products, workshops }: GoodsCatalogue,
  line: TakenLine,
  now: Date,
): Good | undefined {
  const { productType, item } = line;
  if (productType === 'Item') {
    const product = products.find(({ _id }) => _id === item);
    return product && pieceOf(product, line);
  }
  const workshop = workshops.find(({ _id }) => _id === item);
  return workshop && seatOf(workshop, now);
}

/** At what it costs with these choices once all are made, until then at the lowest price. */
function pieceOf(product: AdminProduct, line?: TakenLine): Good {
  const { _id, title, translations, imagePath } = product;
  const priced = { ...product, ...toChoosable(product), price: toAgorot(product.price) };
  const chosen = line && choose(priced, wantedOf(line, product));
  const isChosen = chosen !== undefined && !('fault' in chosen);
  const offer = isChosen
    ? productOffer(priced, { chosen, taken: 0 })
    : { price: lowestPrice(priced), left: piecesLeft(product) };
  const { least, most } = extraRange(priced);
  return {
    productType: 'Item',
    item: _id,
    title,
    titleEn: translations.en?.title,
    image: imagePath,
    price: toShekels(offer.price),
    left: offer.left ?? 0,
    product,
    isLowest: !isChosen && most > least,
  };
}

function seatOf(workshop: AdminWorkshop, now: Date): Good {
  const { _id, title, translations, image, workshopDates } = workshop;
  const { price, seatsLeft } = workshopFacts(workshop, now);
  return {
    productType: 'Workshop',
    item: _id,
    title,
    titleEn: translations.en?.title,
    image,
    price: toShekels(price),
    left: seatsLeft,
    date: workshopDates[0]?.date,
  };
}

function workshopFacts(workshop: AdminWorkshop, now: Date) {
  return workshopState({ ...workshop, price: toAgorot(workshop.price) }, now);
}
