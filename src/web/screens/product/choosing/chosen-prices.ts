/** What is to pay for what was picked so far, in shekels (docs/rules.md#choices). */
import { toAgorot, toShekels } from '#contract/money.ts';
import type { Product } from '#contract/products.ts';
import { type ShownProductPrices, shownProductPrices } from '#contract/shown-prices.ts';
import { toChoosable } from '#contract/shown-options.ts';
import { type Agorot, type Shekels, agorot } from '#domain/money.ts';
import { extraRange } from '#domain/options.ts';
import { picking } from '#domain/choosing.ts';

export type PricedProduct = Pick<Product, 'price' | 'discount' | 'options' | 'variants' | 'personalText'>;

export interface ChosenPrices extends ShownProductPrices {
  /** Choices that are still open may cost more. */
  isFrom: boolean;
  /** Null: the personal text costs nothing, or there is none. */
  parts: { piece: Shekels; text: Shekels } | null;
}

export function chosenPrices(
  product: PricedProduct,
  picked: readonly string[],
  withText: boolean,
): ChosenPrices {
  const { piece, isFrom } = priceOfPiece(product, picked);
  const rule = product.personalText;
  const text = rule && (withText || rule.required) ? toAgorot(rule.extra) : 0;
  const prices = pricesOf(product, agorot(piece + text));
  const pieceAlone = pricesOf(product, piece).price;
  const textAlone = toShekels(agorot(toAgorot(prices.price) - toAgorot(pieceAlone)));
  return { ...prices, isFrom, parts: text === 0 ? null : { piece: pieceAlone, text: textAlone } };
}

/** Of the piece with this choice, without a personal text. */
export function priceWith(product: PricedProduct, picked: readonly string[], choice: string): ShownPrice {
  const { piece, isFrom } = priceOfPiece(product, picking(product.options, picked, choice));
  return { price: pricesOf(product, piece).price, isFrom };
}

export interface ShownPrice {
  price: Shekels;
  isFrom: boolean;
}

/** Before the discount, with the cheapest of the open choices. */
function priceOfPiece(product: PricedProduct, picked: readonly string[]): { piece: Agorot; isFrom: boolean } {
  const options = toChoosable(product).options.map((option) => {
    const chosen = option.choices.filter(({ _id }) => picked.includes(_id));
    return chosen.length > 0 ? { ...option, choices: chosen } : option;
  });
  const { least, most } = extraRange({ options, personalText: null });
  return { piece: agorot(toAgorot(product.price) + least), isFrom: most > least };
}

function pricesOf({ discount }: PricedProduct, price: Agorot): ShownProductPrices {
  return shownProductPrices({ price: toShekels(price), discount });
}
