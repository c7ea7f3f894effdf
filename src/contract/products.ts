/** Products of the shop (spec §3, api.md). */
import { z } from 'zod';
import { CATEGORIES, SHOP_SORTS } from '../domain/catalogue.ts';
import {
  idSchema,
  imageAltsSchema,
  isoDateSchema,
  pageQuerySchema,
  pictureAddressSchema,
  shekelsSchema,
  titleTranslationsSchema,
} from './common.ts';

export const productSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  /** Shekels, before the discount. */
  price: shekelsSchema,
  /** Percent, whole. */
  discount: z.int(),
  category: z.enum(CATEGORIES),
  imagePath: pictureAddressSchema,
  secondaryImagesPathes: z.array(pictureAddressSchema),
  imageAlts: imageAltsSchema,
  /** Pieces in stock. */
  inventory: z.int(),
  isPromoted: z.boolean(),
  isCustomizable: z.boolean(),
  active: z.boolean(),
  priority: z.int(),
  createdDate: isoDateSchema,
  translations: titleTranslationsSchema,
});

export const productQuerySchema = pageQuerySchema
  .extend({
    category: z.enum(CATEGORIES).optional(),
    sort: z.enum(SHOP_SORTS).optional(),
  })
  .strict();

export type Product = z.infer<typeof productSchema>;
export type ProductQuery = z.infer<typeof productQuerySchema>;
