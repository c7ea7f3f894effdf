/** Options, variants and the personal text of a product in its form: every text has both languages. */
import { knownPrice } from '#admin/fields/known.ts';
import { shekels } from '#contract/money.ts';
import type { Product } from '#contract/products.ts';
import type { ChoiceTitle } from '#domain/options.ts';

export interface NamedValues {
  title: string;
  translations: { en: { title: string } };
}

export interface ChoiceValues extends NamedValues {
  _id: string;
  /** Shekels; null is nothing. */
  extra: number | null;
}

export interface OptionValues extends NamedValues {
  _id: string;
  choices: ChoiceValues[];
}

export interface VariantValues {
  choices: string[];
  /** Null while it is being typed. */
  inventory: number | null;
  active: boolean;
}

export interface PersonalTextValues extends NamedValues {
  maxLength: number | null;
  extra: number | null;
  required: boolean;
}

export interface ChoosingValues {
  options: OptionValues[];
  variants: VariantValues[];
  personalText: PersonalTextValues | null;
  leadDays: number | null;
}

type Choosing = Pick<Product, 'options' | 'variants' | 'personalText' | 'leadDays'>;

export const named = (title: string, english = ''): NamedValues => ({
  title,
  translations: { en: { title: english } },
});

const namedAs = ({ title, translations }: ChoiceTitle) => named(title, translations?.en?.title);

/** What is held for unpaid orders is no field: it changes by itself. */
export function choosingValues({ options, variants, personalText, leadDays }: Choosing): ChoosingValues {
  return {
    options: options.map((option) => ({
      _id: option._id,
      ...namedAs(option),
      choices: option.choices.map((choice) => ({
        _id: choice._id,
        ...namedAs(choice),
        extra: choice.extra,
      })),
    })),
    variants: variants.map(({ choices, inventory, active }) => ({ choices, inventory, active })),
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

/** What is missing or wrong counts as 0. */
export function amount(value: number | null): number {
  return value === null || Number.isNaN(value) ? 0 : Math.max(0, value);
}
