/** A product as the data of a list has it: of its options and description, only what a card shows (docs/rules.md#choices). */
import { toAgorot, toShekels } from '#contract/money.ts';
import type { Product } from '#contract/products.ts';
import { toChoosable } from '#contract/shown-options.ts';
import { agorot } from '#domain/money.ts';
import { extraRange } from '#domain/options.ts';
import { piecesLeft } from '#domain/product.ts';
import { firstParagraph } from './entry-texts.ts';

/** A list is embedded in its page in both languages, so what is added here weighs there once for each card. */
type Shown =
  | '_id'
  | 'title'
  | 'description'
  | 'price'
  | 'discount'
  | 'category'
  | 'imagePath'
  | 'secondaryImagesPathes'
  | 'imageAlts'
  | 'inventory'
  | 'held'
  | 'isPromoted'
  | 'isCustomizable'
  | 'translations';

export interface CardProduct extends Pick<Product, Shown> {
  /** It can only be added on its page. */
  chosenOnPage?: true;
  /** The price is that of the cheapest choices. */
  from?: true;
}

export function cardProduct(product: Product): CardProduct {
  const { _id, title, price, discount, category, imagePath, secondaryImagesPathes, imageAlts } = product;
  const { inventory, held, isPromoted, isCustomizable, description, translations } = product;
  const english = translations.en;
  const card = {
    _id,
    title,
    description: firstParagraph(description),
    price,
    discount,
    category,
    imagePath,
    secondaryImagesPathes,
    imageAlts,
    inventory,
    isPromoted,
    isCustomizable,
    translations: {
      ...(english && {
        en: {
          ...english,
          ...(english.description !== undefined && { description: firstParagraph(english.description) }),
        },
      }),
    },
  };
  const { options, variants, personalText } = product;
  const text = personalText?.required ? personalText : null;
  if (options.length === 0 && !text) return { ...card, ...(held !== undefined && { held }) };
  // A preview may have an option without choices yet.
  const whole = options.filter(({ choices }) => choices.length > 0);
  const { least, most } = extraRange(toChoosable({ options: whole, variants, personalText: text }));
  return {
    ...card,
    price: toShekels(agorot(toAgorot(price) + least)),
    inventory: piecesLeft(product),
    chosenOnPage: true,
    ...(most > least && { from: true }),
  };
}
