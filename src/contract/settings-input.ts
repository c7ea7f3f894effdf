/** What a change of the settings may carry: any part of them; null returns a value to its default. */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { isPhoneNumber } from '#domain/phone.ts';
import {
  type OptionalTextKey,
  SHOP_TEXTS,
  SHOP_TEXT_KEYS,
  type ShopPictureKey,
  type ShopTextKey,
  isOptionalText,
} from '#domain/shop-texts.ts';
import { TAX_KINDS, WORKSHOP_CANCELLATION_DAYS } from '#domain/shop-rules.ts';
import { emailSchema } from './auth.ts';
import { lineSchema, pictureAddressSchema, webAddressSchema } from './common.ts';
import { priceInputSchema } from './entry-inputs.ts';
import { localizedLineInput, localizedTextInput } from './localized.ts';

const line = lineSchema(BOUNDS.shortText);
const localizedLine = localizedLineInput(BOUNDS.shortText);
const localizedText = localizedTextInput(BOUNDS.longText);
const phone = line.refine(isPhoneNumber, { params: { problem: 'phone' } });
const webAddress = webAddressSchema(BOUNDS.shortText, z.regexes.domain);
const whatsapp = z.string().regex(/^[1-9]\d{6,14}$/);
const day = z.int().min(0).max(90);

/** An empty text means: none, also where the environment or the program has one. */
function orNone<Schema extends z.ZodType>(schema: Schema) {
  return z.union([z.literal(''), schema]);
}

const optionalLine = orNone(localizedLine);
const optionalText = orNone(localizedText);

function part<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  const optional = Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, value.nullish()]));
  // Each key keeps its schema, made optional.
  return z.strictObject(optional as { [Key in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Key]>> });
}

const delivery = part({
  on: z.boolean(),
  price: priceInputSchema,
  freeFrom: priceInputSchema,
  note: optionalText,
  days: z.tuple([day, day]).refine(([from, to]) => from <= to),
});

const TEXT_INPUTS = {
  line: localizedLine,
  text: localizedText,
  prose: localizedText,
  pairs: localizedText,
  picture: pictureAddressSchema.min(1),
};

type TextInputOf<Key extends ShopTextKey> = Key extends OptionalTextKey
  ? typeof optionalText
  : (typeof TEXT_INPUTS)[Key extends ShopPictureKey ? 'picture' : 'prose'];

function textInput(key: ShopTextKey): z.ZodType {
  const input = TEXT_INPUTS[SHOP_TEXTS[key]];
  return isOptionalText(key) ? orNone(input) : input;
}

const texts = part(
  Object.fromEntries(SHOP_TEXT_KEYS.map((key) => [key, textInput(key)])) as {
    // Built from the table of texts, whose keys these are.
    [Key in ShopTextKey]: TextInputOf<Key>;
  },
);

const OPTIONAL_DETAILS = new Set([
  'shop.legalName',
  'shop.address',
  'shop.hours',
  'shop.accessibility',
  'delivery.pickup.note',
  'delivery.courier.note',
  'delivery.post.note',
]);

/** Whether '' is a value of the setting at this path: a text in both languages that may be missing. */
export function mayBeNone(path: string): boolean {
  const key = SHOP_TEXT_KEYS.find((one) => `texts.${one}` === path);
  return key ? isOptionalText(key) : OPTIONAL_DETAILS.has(path);
}

export const settingsInputSchema = z.strictObject({
  version: z.unknown().optional(),
  sources: z.unknown().optional(),
  shop: part({
    name: localizedLine,
    legalName: optionalLine,
    businessNumber: orNone(line),
    email: orNone(emailSchema),
    phone: orNone(phone),
    address: optionalLine,
    hours: optionalText,
    instagram: orNone(webAddress),
    facebook: orNone(webAddress),
    whatsapp: orNone(whatsapp),
    tiktok: orNone(webAddress),
    accessibility: optionalText,
  }).optional(),
  delivery: z
    .strictObject({
      pickup: part({ on: z.boolean(), note: optionalText }).optional(),
      courier: delivery.optional(),
      post: delivery.optional(),
    })
    .optional(),
  payments: z
    .strictObject({
      arrange: part({ on: z.boolean(), text: localizedText, holdDays: z.int().min(1).max(30) }).optional(),
      card: part({ on: z.boolean() }).optional(),
      bit: part({ on: z.boolean() }).optional(),
    })
    .optional(),
  offers: part({ firstOrder: z.int().min(0).max(50) }).optional(),
  tax: part({ kind: z.enum(TAX_KINDS), rate: z.number().min(0).max(30) }).optional(),
  cancellation: part({ workshopDays: z.literal(WORKSHOP_CANCELLATION_DAYS) }).optional(),
  workshops: part({
    offerHours: z.int().min(1).max(168),
    reminderDays: z.int().min(0).max(30),
    joinBegun: z.boolean(),
  }).optional(),
  texts: texts.optional(),
});

export type SettingsInput = z.infer<typeof settingsInputSchema>;
