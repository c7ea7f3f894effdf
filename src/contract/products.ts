import { z } from 'zod';
import type { ProductId } from '#domain/ids.ts';
import { CATEGORIES, PIECE_KINDS, SHOP_SORTS } from '#domain/catalogue.ts';
import { BOUNDS } from '#domain/bounds.ts';
import {
  entryStateSchema,
  idSchemaOf,
  imageAltsSchema,
  isBlank,
  isoDateSchema,
  lineSchema,
  mainPictureSchema,
  pageQuerySchema,
  percentSchema,
  pictureAddressSchema,
  shekelsSchema,
  titleTranslationsSchema,
} from './common.ts';
import { isMaxPrice } from './max-price.ts';
import {
  leadDaysInputSchema,
  optionsInputSchema,
  optionSchema,
  personalTextRuleInputSchema,
  personalTextRuleSchema,
  variantSchema,
  variantsInputSchema,
} from './product-options.ts';
import {
  countInputSchema,
  flagInputSchema,
  imageAltsInputSchema,
  percentageInputSchema,
  priceInputSchema,
  priorityInputSchema,
  readOnlyFields,
  requiredTextSchema,
  textSchema,
  translationsInputSchema,
} from './entry-inputs.ts';

export const productSchema = z.object({
  _id: idSchemaOf<ProductId>(),
  title: z.string(),
  description: z.string(),
  /** Shekels, before the discount. */
  price: shekelsSchema,
  discount: percentSchema,
  category: z.enum(CATEGORIES),
  kind: z.enum(PIECE_KINDS).nullable(),
  imagePath: pictureAddressSchema,
  secondaryImagesPathes: z.array(pictureAddressSchema),
  imageAlts: imageAltsSchema,
  inventory: z.int(),
  /** Of the inventory, set aside for unpaid orders; absent when none is. */
  held: z.int().optional(),
  isPromoted: z.boolean(),
  isCustomizable: z.boolean(),
  active: z.boolean(),
  priority: z.int(),
  createdDate: isoDateSchema,
  translations: titleTranslationsSchema,
  options: z.array(optionSchema),
  /** Empty: all combinations share the inventory, which otherwise is the variants' sum. */
  variants: z.array(variantSchema),
  personalText: personalTextRuleSchema.nullable(),
  /** Business days that making one takes. */
  leadDays: z.int(),
});

export const adminProductSchema = productSchema.extend({
  ...entryStateSchema.shape,
  /** There was never more than one piece of it. */
  oneOfAKind: z.boolean(),
});

export const productInputSchema = z.strictObject({
  ...readOnlyFields,
  oneOfAKind: z.unknown().optional(),
  held: z.unknown().optional(),
  title: lineSchema(BOUNDS.shortText),
  description: requiredTextSchema(BOUNDS.longText),
  price: priceInputSchema,
  discount: percentageInputSchema,
  category: z.enum(CATEGORIES),
  kind: z.enum(PIECE_KINDS).nullish(),
  imagePath: mainPictureSchema,
  secondaryImagesPathes: z.array(pictureAddressSchema).max(BOUNDS.secondaryImages).nullish(),
  imageAlts: imageAltsInputSchema,
  inventory: countInputSchema,
  options: optionsInputSchema,
  /** With variants the inventory is their sum, and the one that is sent is ignored. */
  variants: variantsInputSchema,
  personalText: personalTextRuleInputSchema,
  leadDays: leadDaysInputSchema,
  /** The number that the admin saw: `inventory` is saved as a difference from it. */
  inventoryFrom: countInputSchema.nullish(),
  isPromoted: flagInputSchema,
  isCustomizable: flagInputSchema,
  active: flagInputSchema,
  priority: priorityInputSchema,
  translations: translationsInputSchema,
});

/**
 * An import makes hidden products that lack a picture or a description: they can be changed as long as they stay
 * hidden. The server refuses to empty what is filled.
 */
export const productChangeSchema = productInputSchema
  .extend({
    description: textSchema(BOUNDS.longText),
    imagePath: z.preprocess((given) => given ?? '', pictureAddressSchema),
  })
  .refine(hasUnlessHidden('imagePath'), {
    path: ['imagePath'],
    params: { problem: 'image_required' },
    when: () => true,
  })
  .refine(hasUnlessHidden('description'), {
    path: ['description'],
    params: { problem: 'required' },
    when: () => true,
  });

/** Beside other problems, too, so the input may be anything. */
function hasUnlessHidden(field: 'imagePath' | 'description') {
  return (input: unknown): boolean => {
    if (typeof input !== 'object' || input === null) return true;
    const { [field]: value, active } = input as Record<string, unknown>;
    return active === false || typeof value !== 'string' || !isBlank(value);
  };
}

const maxPriceSchema = z.string().refine(isMaxPrice).transform(Number).pipe(shekelsSchema);

export const productQuerySchema = pageQuerySchema
  .extend({
    category: z.enum(CATEGORIES).optional(),
    kind: z.enum(PIECE_KINDS).optional(),
    /** Shekels to pay, at most. */
    maxPrice: maxPriceSchema.optional(),
    sort: z.enum(SHOP_SORTS).optional(),
  })
  .strict();

/** What there is to choose from in the shop. */
export const productFiltersSchema = z.object({
  kinds: z.array(z.enum(PIECE_KINDS)),
  /** Whole shekels, ascending. */
  maxPrices: z.array(z.int()),
});

export type ProductFilters = z.infer<typeof productFiltersSchema>;
export type Product = z.infer<typeof productSchema>;
export type AdminProduct = z.infer<typeof adminProductSchema>;
export type ProductInput = z.input<typeof productInputSchema>;
export type ProductQuery = z.infer<typeof productQuerySchema>;
