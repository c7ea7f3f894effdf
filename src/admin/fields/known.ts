/** Half-typed values for a preview: null unless the contract accepts them. */
import { dateInputSchema, percentageInputSchema, priceInputSchema } from '#contract/entry-inputs.ts';
import type { Shekels } from '#domain/money.ts';

export const knownPrice = (price: number | null): Shekels | null =>
  priceInputSchema.safeParse(price).data ?? null;
export const knownPercent = (percent: number | null) =>
  percentageInputSchema.safeParse(percent).success ? percent : null;
export const knownDate = (date: string | null) => (dateInputSchema.safeParse(date).success ? date : null);
