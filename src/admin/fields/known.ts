/** What a preview can reckon with of what is half typed: by the contract's own rules, else null. */
import { dateInputSchema, percentageInputSchema, priceInputSchema } from '#contract/entry-inputs.ts';
import type { Shekels } from '#domain/money.ts';

export const knownPrice = (price: number | null): Shekels | null =>
  priceInputSchema.safeParse(price).data ?? null;
/** Whole percent. */
export const knownPercent = (percent: number | null) =>
  percentageInputSchema.safeParse(percent).success ? percent : null;
/** ISO 8601. */
export const knownDate = (date: string | null) => (dateInputSchema.safeParse(date).success ? date : null);
