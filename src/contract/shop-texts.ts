import { z } from 'zod';
import { SHOP_TEXTS, SHOP_TEXT_KEYS, type ShopPictureKey, type ShopTextKey } from '#domain/shop-texts.ts';
import { localizedSchema } from './localized.ts';

type ValueSchema<Key extends ShopTextKey> = Key extends ShopPictureKey ? z.ZodString : typeof localizedSchema;

/** Null: the page leaves the text out, or shows a drawing in the picture's place. */
export const shopTextsSchema = z.object(
  Object.fromEntries(
    SHOP_TEXT_KEYS.map((key) => [
      key,
      (SHOP_TEXTS[key] === 'picture' ? z.string() : localizedSchema).nullable(),
    ]),
    // The table's keys.
  ) as unknown as { [Key in ShopTextKey]: z.ZodNullable<ValueSchema<Key>> },
);
export type ShopTexts = z.infer<typeof shopTextsSchema>;
