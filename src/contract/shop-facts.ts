/** What public pages know of the shop. */
import { z } from 'zod';
import { deliveryMethodsSchema, settingsSchema } from './settings.ts';
import type { SHELL_TEXTS } from '#domain/shell-texts.ts';
import type { ShopTextKey, WordsPage } from '#domain/shop-texts.ts';
import { type ShopTexts, shopTextsSchema } from './shop-texts.ts';

const bothLanguages = z.object({ he: z.string(), en: z.string() });
const { offers, tax, cancellation } = settingsSchema.shape;

export const shopFactsSchema = z.object({
  name: bothLanguages,
  legalName: bothLanguages.nullable(),
  businessNumber: z.string().nullable(),
  address: bothLanguages.nullable(),
  hours: bothLanguages.nullable(),
  accessibility: bothLanguages.nullable(),
  email: z.string().nullable(),
  /** Whether the shop can send mail; without it nothing is offered that needs one. */
  mail: z.boolean(),
  phone: z.string().nullable(),
  networks: z.object({
    instagram: z.string().nullable(),
    facebook: z.string().nullable(),
    /** `https://wa.me/…`; takes `?text=`. */
    whatsapp: z.string().nullable(),
    tiktok: z.string().nullable(),
  }),
  delivery: deliveryMethodsSchema,
  /** How an order reaches its customer, a sentence each. */
  deliveryLines: z.object({ he: z.array(z.string()), en: z.array(z.string()) }),
  offers,
  tax,
  cancellation,
  /** How long a seat is kept for who is offered it. */
  offerHours: z.int(),
  /** Whether one may register for a workshop after its first meeting. */
  joinBegun: z.boolean(),
  texts: shopTextsSchema,
  /** No trailing slash. */
  publicUrl: z.string(),
  /** ISO 8601 UTC: the server's minute, or in a page's data that of its page version (server/ssr/page-version.ts). */
  now: z.string(),
});

export type ShopFacts = z.infer<typeof shopFactsSchema>;

export type ShellFacts = Omit<ShopFacts, 'texts' | 'delivery'> & {
  texts: Pick<ShopTexts, (typeof SHELL_TEXTS)[number]>;
};

type PlaceOn<
  Page extends WordsPage,
  Key extends ShopTextKey = ShopTextKey,
> = Key extends `${Page}.${infer Place}` ? Place : never;

/** A text, the language that it is in, or a picture's address. */
export interface ShownText {
  text: string;
  lang: 'he' | 'en';
}
export const shownTextSchema = z.object({ text: z.string(), lang: z.enum(['he', 'en']) });
export const pageTextsSchema = z.record(z.string(), shownTextSchema.nullable());

/** By place, such as `heroTitle`; null: the page leaves it out. */
export type ShopPageTexts<Page extends WordsPage> = Record<PlaceOn<Page>, ShownText | null>;
