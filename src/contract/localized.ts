/** Texts of the shop itself: Hebrew, and English where there is a translation. */
import { z } from 'zod';
import { isBlank, lineSchema } from './common.ts';
import { requiredTextSchema } from './entry-inputs.ts';

export const localizedSchema = z.object({ he: z.string(), en: z.string().optional() });
export type Localized = z.infer<typeof localizedSchema>;

export function localizedLineInput(max: number) {
  return localizedInput(lineSchema(max));
}

/** Several lines. */
export function localizedTextInput(max: number) {
  return localizedInput(requiredTextSchema(max));
}

const withoutBlank = (given: string | null | undefined) =>
  given === null || (typeof given === 'string' && isBlank(given)) ? undefined : given;

function localizedInput(text: z.ZodType<string, string>) {
  return z.strictObject({ he: text, en: z.preprocess(withoutBlank, text.optional()).optional() });
}

/** The Hebrew text stands in for a missing translation. */
export function inBoth({ he, en }: Localized): { he: string; en: string } {
  return { he, en: en ?? he };
}
