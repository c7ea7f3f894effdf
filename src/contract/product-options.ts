/** Options, variants and personal texts of products (docs/rules.md#choices). */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { hasDirectionSigns } from '#domain/direction-signs.ts';
import { OPTION_BOUNDS } from '#domain/options.ts';
import { isBlank, isPlainLine, lineSchema, shekelsSchema } from './common.ts';
import { countInputSchema, flagInputSchema, optionalLineSchema, priceInputSchema } from './entry-inputs.ts';

const titleTranslationsSchema = z
  .object({ en: z.object({ title: z.string().optional() }).optional() })
  .optional();

export const choiceTitleSchema = z.object({ title: z.string(), translations: titleTranslationsSchema });

const choiceSchema = choiceTitleSchema.extend({ _id: z.string(), extra: shekelsSchema });

export const optionSchema = choiceTitleSchema.extend({ _id: z.string(), choices: z.array(choiceSchema) });

export const variantSchema = z.object({
  /** One of each option, in their order. */
  choices: z.array(z.string()),
  inventory: z.int(),
  /** Of the inventory, set aside for unpaid orders; absent when none is. */
  held: z.int().optional(),
  active: z.boolean(),
});

export const personalTextRuleSchema = choiceTitleSchema.extend({
  /** Signs as a reader counts them. */
  maxLength: z.int(),
  extra: shekelsSchema,
  required: z.boolean(),
});

/** Of an option or a choice; a client may make its own. */
const ownIdSchema = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

const named = {
  title: lineSchema(BOUNDS.shortText),
  translations: z
    .strictObject({
      en: z.strictObject({ title: optionalLineSchema(BOUNDS.shortText).nullish() }).nullish(),
    })
    .nullish(),
};

const choiceInputSchema = z.strictObject({
  _id: ownIdSchema.nullish(),
  ...named,
  extra: priceInputSchema.nullish(),
});

const optionInputSchema = z.strictObject({
  _id: ownIdSchema.nullish(),
  ...named,
  choices: z.array(choiceInputSchema).min(1).max(OPTION_BOUNDS.choices),
});
export type OptionInput = z.infer<typeof optionInputSchema>;

export const optionsInputSchema = z
  .array(optionInputSchema)
  .max(OPTION_BOUNDS.options)
  .refine(hasUniqueIds)
  .nullish();

function hasUniqueIds(options: readonly OptionInput[]): boolean {
  const ids = options
    .flatMap((option) => [option._id, ...option.choices.map(({ _id }) => _id)])
    .filter((id) => typeof id === 'string');
  return new Set(ids).size === ids.length;
}

const variantInputSchema = z.strictObject({
  choices: z.array(ownIdSchema).max(OPTION_BOUNDS.options),
  inventory: countInputSchema,
  /** The number that the admin saw: `inventory` is saved as a difference from it. */
  inventoryFrom: countInputSchema.nullish(),
  held: z.unknown().optional(),
  active: flagInputSchema,
});
export type VariantInput = z.infer<typeof variantInputSchema>;

export const variantsInputSchema = z.array(variantInputSchema).max(OPTION_BOUNDS.variants).nullish();

export const personalTextRuleInputSchema = z
  .strictObject({
    ...named,
    maxLength: z.int().min(1).max(OPTION_BOUNDS.personalText),
    extra: priceInputSchema.nullish(),
    required: flagInputSchema,
  })
  .nullish();
export type PersonalTextInput = NonNullable<z.infer<typeof personalTextRuleInputSchema>>;

export const leadDaysInputSchema = z.int().min(0).max(OPTION_BOUNDS.leadDays).nullish();

/** What a line wants; none is the same as an empty list. */
export const choicesInputSchema = z.preprocess(
  (given) => (given === null || (Array.isArray(given) && given.length === 0) ? undefined : given),
  z.array(z.string().min(1).max(64)).max(OPTION_BOUNDS.options).optional(),
);

/** Blank is none. How long it may be is the product's rule. */
export const personalTextInputSchema = z.preprocess(
  (given) => (given === null || (typeof given === 'string' && isBlank(given)) ? undefined : given),
  z.string().trim().normalize('NFC').max(OPTION_BOUNDS.personalTextUnits).refine(isPlainText).optional(),
);

/** One line without control and direction signs. */
function isPlainText(text: string): boolean {
  return isPlainLine(text) && !/[\u2028\u2029]/u.test(text) && !hasDirectionSigns(text);
}
