/** Options, variants and the personal text as the shop's own export has them. */
import type { z } from 'zod';
import {
  optionsInputSchema,
  personalTextRuleInputSchema,
  variantsInputSchema,
} from '#contract/product-options.ts';
import { VARIANT_LINE } from '#contract/product-csv.ts';
import type { Product } from '#contract/products.ts';
import { toShekels } from '#contract/money.ts';
import { agorot } from '#domain/money.ts';
import { OPTION_BOUNDS } from '#domain/options.ts';
import { checkOptions, givenOptions, givenPersonalText } from '#server/features/products/product-options.ts';
import type { SheetRow } from '../csv/sheet.ts';
import { readAmount, readCount } from '../texts/amounts.ts';
import type { FoundProblem } from './found-product.ts';

type Choosable = Pick<Product, 'options' | 'variants' | 'personalText'>;

const NONE: Choosable = { options: [], variants: [], personalText: null };

/** What can't be read is left out as a whole. */
export function optionsOf(row: SheetRow): Choosable & { leadDays: number; problems: FoundProblem[] } {
  const days = readCount(row.text('leadDays')) ?? 0;
  const leadDays = Number.isInteger(days) && days <= OPTION_BOUNDS.leadDays ? days : 0;
  try {
    return { ...choosableOf(row), leadDays, problems: [] };
  } catch {
    const { field } = row.cell('options');
    const problem: FoundProblem = { row: row.number, field, problem: { problem: 'options_unreadable' } };
    return { ...NONE, leadDays, problems: [problem] };
  }
}

/** Throws for anything that the admin couldn't have typed. */
function choosableOf(row: SheetRow): Choosable {
  const options = givenOptions(readJson(row.text('options'), optionsInputSchema) ?? []);
  const personalText = readJson(row.text('personalText'), personalTextRuleInputSchema) ?? null;
  const lines = row.text('variants').split('\n').filter(Boolean);
  const variants = lines.map((line) => variantOf(line, options));
  variantsInputSchema.parse(variants);
  const price = readAmount(row.text('price'));
  const choosable = {
    options,
    variants,
    personalText: personalText && givenPersonalText(personalText),
  };
  checkOptions({ ...choosable, price: toShekels(price.kind === 'amount' ? price.amount : agorot(0)) });
  return choosable;
}

function readJson<Value>(text: string, schema: z.ZodType<Value>): Value | undefined {
  return text === '' ? undefined : schema.parse(JSON.parse(text));
}

function variantOf(line: string, options: Product['options']): Product['variants'][number] {
  const [, numbers = '', stock, off] = VARIANT_LINE.exec(line.trim()) ?? [];
  const choices = numbers.split(',').map((number, index) => {
    const choice = options[index]?.choices[Number(number) - 1];
    if (!choice) throw new RangeError(`No such variant: ${line}`);
    return choice._id;
  });
  return { choices, inventory: Number(stock), active: off === undefined };
}
