/** Products with options, such as sizes and metals, and a personal text (docs/rules.md#choices). */
import { type Agorot, agorot } from './money.ts';
import { variantKey } from './variant-key.ts';

export { variantKey };

export const OPTION_BOUNDS = {
  options: 3,
  choices: 30,
  variants: 900,
  /** Signs as a reader counts them. */
  personalText: 200,
  /** Code units of such a text, whatever its signs are made of. */
  personalTextUnits: 2_000,
  /** Business days. */
  leadDays: 365,
} as const;

export interface OptionTranslations {
  en?: { title?: string | undefined } | undefined;
}

export interface ChoiceTitle {
  title: string;
  translations?: OptionTranslations | undefined;
}

export interface Choice<Money = Agorot> extends ChoiceTitle {
  _id: string;
  /** On top of the product's price, before its discount. */
  extra: Money;
}

export interface Option<Money = Agorot> extends ChoiceTitle {
  _id: string;
  choices: Choice<Money>[];
}

/** One choice of each option, with its own stock. */
export interface Variant {
  choices: string[];
  inventory: number;
  /** Of the inventory, set aside for unpaid orders. */
  held?: number | undefined;
  active: boolean;
}

export interface PersonalText<Money = Agorot> extends ChoiceTitle {
  /** Signs as a reader counts them. */
  maxLength: number;
  extra: Money;
  required: boolean;
}

export interface Choosable<Money = Agorot> {
  options: readonly Option<Money>[];
  /** None: all combinations share the product's stock. */
  variants: readonly Variant[];
  personalText: PersonalText<Money> | null;
}

/** What somebody wants of a product. */
export interface Choices {
  choices?: readonly string[] | undefined;
  personalText?: string | undefined;
}

export interface Chosen<Money = Agorot> {
  /** In the order of the options. */
  choices: Choice<Money>[];
  personalText: string | null;
  /** Of the variant, or null where all combinations share the product's stock. */
  variant: Variant | null;
}

export type ChoiceFault =
  | { field: 'choices'; problem: 'missing' | 'unknown' }
  | { field: 'personalText'; problem: 'missing' | 'unknown' }
  | { field: 'personalText'; problem: 'length'; max: number };

/** Signs as a reader counts them: an emoji is one, and so is a letter with its points. */
export function signsIn(text: string): number {
  return [...new Intl.Segmenter('he', { granularity: 'grapheme' }).segment(text)].length;
}

/** The wanted choices, or the first thing that is wrong with them. */
export function choose<Money>(
  { options, variants, personalText: rule }: Choosable<Money>,
  { choices: wanted = [], personalText }: Choices,
): Chosen<Money> | { fault: ChoiceFault } {
  const chosen = options.map(({ choices }) => choices.filter(({ _id }) => wanted.includes(_id)));
  const found = chosen.flat();
  if (new Set(wanted).size < wanted.length || wanted.length > found.length)
    return { fault: { field: 'choices', problem: 'unknown' } };
  if (chosen.some(({ length }) => length > 1)) return { fault: { field: 'choices', problem: 'unknown' } };
  if (chosen.some(({ length }) => length === 0)) return { fault: { field: 'choices', problem: 'missing' } };
  const fault = textFault(rule, personalText);
  if (fault) return { fault };
  const key = variantKey(wanted);
  return {
    choices: found,
    personalText: personalText ?? null,
    variant: variants.length === 0 ? null : (variants.find(isOf(key)) ?? noVariant(wanted)),
  };
}

function textFault(rule: PersonalText<unknown> | null, text: string | undefined): ChoiceFault | null {
  if (text === undefined) return rule?.required ? { field: 'personalText', problem: 'missing' } : null;
  if (!rule) return { field: 'personalText', problem: 'unknown' };
  if (signsIn(text) <= rule.maxLength) return null;
  return { field: 'personalText', problem: 'length', max: rule.maxLength };
}

const isOf = (key: string) => (variant: Pick<Variant, 'choices'>) => variantKey(variant.choices) === key;

/** A combination that isn't listed can't be had. */
function noVariant(choices: readonly string[]): Variant {
  return { choices: [...choices], inventory: 0, active: false };
}

/** Before the discount, on top of the product's price. */
export function extraOf({ choices, personalText }: Chosen, rule: Choosable['personalText']): Agorot {
  const extras = choices.map(({ extra }) => extra);
  if (personalText !== null && rule) extras.push(rule.extra);
  return agorot(extras.reduce((sum, extra) => sum + extra, 0));
}

/** The least and the most that can come on top of the product's price. */
export function extraRange({ options, personalText }: Omit<Choosable, 'variants'>): {
  least: Agorot;
  most: Agorot;
} {
  let least = personalText?.required ? personalText.extra : 0;
  let most: number = personalText?.extra ?? 0;
  for (const { choices } of options) {
    const extras = choices.map(({ extra }) => extra);
    least += Math.min(...extras);
    most += Math.max(...extras);
  }
  return { least: agorot(least), most: agorot(most) };
}

/** Ids of choices, whatever order they come in. */
export function inOptionOrder(
  options: readonly { choices: readonly { _id: string }[] }[],
  ids: readonly string[],
): string[] {
  return options.flatMap(({ choices }) => choices.map(({ _id }) => _id).filter((id) => ids.includes(id)));
}

/** Index of the first variant that isn't one choice of each option, or repeats another; -1 if there is none. */
export function wrongVariant(
  options: readonly { choices: readonly { _id: string }[] }[],
  variants: readonly Pick<Variant, 'choices'>[],
): number {
  const seen = new Set<string>();
  return variants.findIndex(({ choices }) => {
    const key = variantKey(choices);
    if (seen.has(key)) return true;
    seen.add(key);
    const isWhole = options.every(
      (option) => option.choices.filter(({ _id }) => choices.includes(_id)).length === 1,
    );
    return !isWhole || choices.length !== options.length;
  });
}
