/** Options, variants and the personal text of a product as its form has them, and back. */
import { knownPrice } from '#admin/fields/known.ts';
import { shekels } from '#contract/money.ts';
import type { Product } from '#contract/products.ts';
import type { ChoiceTitle } from '#domain/options.ts';
import { amount, named, type ChoosingValues } from './option-values.ts';
import { variantsFor } from './variants.ts';

type Choosing = Pick<Product, 'options' | 'variants' | 'personalText' | 'leadDays'>;

const namedAs = ({ title, translations }: ChoiceTitle) => named(title, translations?.en?.title);

/** What is held for unpaid orders is no field: it changes by itself. Combinations that aren't listed are not sold. */
export function choosingValues({
  options: given,
  variants,
  personalText,
  leadDays,
}: Choosing): ChoosingValues {
  const options = given.map((option) => ({
    _id: option._id,
    ...namedAs(option),
    choices: option.choices.map((choice) => ({ _id: choice._id, ...namedAs(choice), extra: choice.extra })),
  }));
  const listed = variants.map(({ choices, inventory, active }) => ({ choices, inventory, active }));
  return {
    options,
    variants: listed.length > 0 ? variantsFor(options, listed, { active: false }) : [],
    personalText: personalText && {
      ...namedAs(personalText),
      maxLength: personalText.maxLength,
      extra: personalText.extra,
      required: personalText.required,
    },
    leadDays,
  };
}

/** For the preview: what is missing or wrong counts as 0. */
export function choosingOf({ options, variants, personalText, leadDays }: ChoosingValues): Choosing {
  return {
    options: options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({ ...choice, extra: priceOf(choice.extra) })),
    })),
    variants: variants.map((variant) => ({ ...variant, inventory: amount(variant.inventory) })),
    personalText: personalText && {
      ...personalText,
      maxLength: amount(personalText.maxLength),
      extra: priceOf(personalText.extra),
    },
    leadDays: amount(leadDays),
  };
}

const priceOf = (extra: number | null) => knownPrice(extra) ?? shekels(0);
