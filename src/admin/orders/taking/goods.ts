/** What can be taken: pieces that the shop shows, and workshops that are to come. */
import { toAgorot, toShekels } from '#contract/money.ts';
import type { AdminProduct } from '#contract/products.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import type { Shekels } from '#domain/money.ts';
import { piecesLeft, productPrices } from '#domain/product.ts';
import { workshopState } from '#domain/workshop.ts';
import { hasAllWords, queryWords, searchText } from '#admin/lists/bar/text-search.ts';
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
}

/** Shown of what a search finds. */
const SHOWN = 6;

/** Those whose title has the words come before those whose description has them. */
export function goodsFound(
  { products, workshops }: { products: readonly AdminProduct[]; workshops: readonly AdminWorkshop[] },
  query: string,
  now: Date,
): Good[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const goods = [
    ...products.filter((one) => one.active && hasAllWords(one, words)).map(pieceOf),
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
  { products, workshops }: { products: readonly AdminProduct[]; workshops: readonly AdminWorkshop[] },
  { productType, item }: TakenLine,
  now: Date,
): Good | undefined {
  if (productType === 'Item') {
    const product = products.find(({ _id }) => _id === item);
    return product && pieceOf(product);
  }
  const workshop = workshops.find(({ _id }) => _id === item);
  return workshop && seatOf(workshop, now);
}

function pieceOf(product: AdminProduct): Good {
  const { _id, title, translations, imagePath, price, discount } = product;
  return {
    productType: 'Item',
    item: _id,
    title,
    titleEn: translations.en?.title,
    image: imagePath,
    price: toShekels(productPrices({ price: toAgorot(price), discount }).price),
    left: piecesLeft(product),
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
