/** The shop's settings as the admin sees them. */
import { z } from 'zod';
import { TAX_KINDS, WORKSHOP_CANCELLATION_DAYS } from '#domain/shop-rules.ts';
import { entryChangeSchema } from './admin.ts';
import { shekelsSchema } from './common.ts';
import { localizedSchema } from './localized.ts';
import { shopTextsSchema } from './shop-texts.ts';

const localizedOrNone = localizedSchema.nullable();
const textOrNone = z.string().nullable();

export const shopDetailsSchema = z.object({
  name: localizedSchema,
  /** Of the seller; null: not stated. */
  legalName: localizedOrNone,
  businessNumber: textOrNone,
  email: textOrNone,
  phone: textOrNone,
  address: localizedOrNone,
  hours: localizedOrNone,
  instagram: textOrNone,
  facebook: textOrNone,
  /** International digits. */
  whatsapp: textOrNone,
  tiktok: textOrNone,
  /** Of the studio. */
  accessibility: localizedOrNone,
});

const deliverySchema = z.object({
  on: z.boolean(),
  price: shekelsSchema,
  /** Delivery is free from this sum on. */
  freeFrom: shekelsSchema.nullable(),
  note: localizedOrNone,
  /** Business days, from and to. */
  days: z.tuple([z.int(), z.int()]).nullable(),
});

export const deliveryMethodsSchema = z.object({
  pickup: z.object({ on: z.boolean(), note: localizedOrNone }),
  courier: deliverySchema,
  post: deliverySchema,
});

export const settingsSchema = z.object({
  version: z.int(),
  shop: shopDetailsSchema,
  delivery: deliveryMethodsSchema,
  payments: z.object({
    arrange: z.object({ on: z.boolean(), text: localizedSchema, holdDays: z.int() }),
    card: z.object({ on: z.boolean() }),
    bit: z.object({ on: z.boolean() }),
  }),
  /** Percent; 0: no offer. */
  offers: z.object({ firstOrder: z.int() }),
  /** The rate is percent. */
  tax: z.object({ kind: z.enum(TAX_KINDS), rate: z.number() }),
  cancellation: z.object({ workshopDays: z.literal(WORKSHOP_CANCELLATION_DAYS) }),
  workshops: z.object({
    offerHours: z.int(),
    reminderDays: z.int(),
    /** Whether one may register after the first meeting. */
    joinBegun: z.boolean(),
  }),
  texts: shopTextsSchema,
  /** By path, such as `shop.phone`. */
  sources: z.record(z.string(), z.enum(['settings', 'environment', 'default'])),
});

/** A change of the settings; fields are paths such as `shop.phone`. */
export const settingsChangeSchema = entryChangeSchema.pick({
  at: true,
  by: true,
  version: true,
  fields: true,
});
export type SettingsChange = z.infer<typeof settingsChangeSchema>;

export type Settings = z.infer<typeof settingsSchema>;
export type SettingsValues = Omit<Settings, 'version' | 'sources'>;
export type SettingSource = Settings['sources'][string];
