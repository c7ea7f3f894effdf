/** Options, variants and the personal text of a product as the admin sent them (docs/rules.md#choices). */
import type { OptionInput, PersonalTextInput, VariantInput } from '#contract/product-options.ts';
import { isBlank } from '#contract/common.ts';
import { shekels, toAgorot } from '#contract/money.ts';
import { toChoosable } from '#contract/shown-options.ts';
import type { Product } from '#contract/products.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { extraRange, inOptionOrder, variantKey, wrongVariant } from '#domain/options.ts';
import { editedStock, leastEditedStock } from '#domain/stock.ts';
import { newId } from '#server/db/ids.ts';
import { ApiError } from '#server/platform/http/api-error.ts';

type Variants = Product['variants'];
type Titled = Pick<OptionInput, 'title' | 'translations'>;

/** Those without an id get one. */
export function givenOptions(options: readonly OptionInput[]): Product['options'] {
  return options.map((option) => ({
    _id: option._id ?? newId(),
    ...titled(option),
    choices: option.choices.map((choice) => ({
      _id: choice._id ?? newId(),
      ...titled(choice),
      extra: shekels(choice.extra ?? 0),
    })),
  }));
}

export function givenPersonalText(given: PersonalTextInput): Product['personalText'] {
  const { maxLength, extra, required } = given;
  return { ...titled(given), maxLength, extra: shekels(extra ?? 0), required: required ?? false };
}

/** An empty translation is none. */
function titled({ title, translations }: Titled) {
  const english = translations?.en?.title ?? '';
  return { title, ...(!isBlank(english) && { translations: { en: { title: english } } }) };
}

/** Their stock by what there is now. Throws an ApiError if more would be taken from one than is left. */
export function givenVariants(given: readonly VariantInput[], before: Variants): Variants {
  const stock = new Map(before.map(({ choices, inventory }) => [variantKey(choices), inventory]));
  return given.map(({ choices, inventory, inventoryFrom: from, active }, index) => {
    const now = stock.get(variantKey(choices));
    if (from === null || from === undefined || now === undefined)
      return { choices, inventory, active: active ?? true };
    const edited = editedStock(now, { from, to: inventory });
    if (edited === null)
      throw new ApiError('invalid', {
        [`variants.${index}.inventory`]: { problem: 'range', min: leastEditedStock(now, from) },
      });
    return { choices, inventory: edited, active: active ?? true };
  });
}

type Choosable = Pick<Product, 'price' | 'options' | 'variants' | 'personalText'>;

/** Throws an ApiError (400). */
export function checkOptions({ price, options, variants, personalText }: Choosable): void {
  const wrong = options.length === 0 ? variants.length - 1 : wrongVariant(options, variants);
  if (wrong >= 0) throw new ApiError('invalid', { [`variants.${wrong}.choices`]: { problem: 'invalid' } });
  const { most } = extraRange(toChoosable({ options, variants, personalText }));
  if (toAgorot(price) + most > toAgorot(shekels(BOUNDS.price)))
    throw new ApiError('invalid', { options: { problem: 'range', max: BOUNDS.price } });
}

export function orderedVariants({ options, variants }: Pick<Product, 'options' | 'variants'>): Variants {
  return variants.map((variant) => ({ ...variant, choices: inOptionOrder(options, variant.choices) }));
}

export function inventoryOf(variants: Variants): number {
  return variants.reduce((sum, { inventory }) => sum + inventory, 0);
}

/** A variant that isn't there now keeps the stock that it had. */
export function withStockOf(variants: Variants, counted: Variants): Variants {
  const stock = new Map(counted.map(({ choices, inventory }) => [variantKey(choices), inventory]));
  return variants.map((variant) => ({
    ...variant,
    inventory: stock.get(variantKey(variant.choices)) ?? variant.inventory,
  }));
}
