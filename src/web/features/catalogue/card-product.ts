/** A product as the data of a list has it: of its options, only what a card shows (docs/rules.md#choices). */
import { toAgorot, toShekels } from '#contract/money.ts';
import type { Product } from '#contract/products.ts';
import { toChoosable } from '#contract/shown-options.ts';
import { agorot } from '#domain/money.ts';
import { extraRange } from '#domain/options.ts';
import { piecesLeft } from '#domain/product.ts';

export interface CardProduct extends Omit<Product, 'options' | 'variants' | 'personalText' | 'leadDays'> {
  /** It can only be added on its page. */
  chosenOnPage?: true;
  /** The price is that of the cheapest choices. */
  from?: true;
}

export function cardProduct(product: Product): CardProduct {
  const { options, variants, personalText, leadDays: _, ...shown } = product;
  const text = personalText?.required ? personalText : null;
  if (options.length === 0 && !text) return shown;
  // A preview may have an option without choices yet.
  const whole = options.filter(({ choices }) => choices.length > 0);
  const { least, most } = extraRange(toChoosable({ options: whole, variants, personalText: text }));
  const { held: _held, ...card } = shown;
  return {
    ...card,
    price: toShekels(agorot(toAgorot(product.price) + least)),
    inventory: piecesLeft(product),
    chosenOnPage: true,
    ...(most > least && { from: true }),
  };
}
