/** Facts about the shop that pages show; they come from the settings. */
import { z } from 'zod';

const bothLanguages = z.object({ he: z.string(), en: z.string() });

export const shopFactsSchema = z.object({
  name: bothLanguages,
  /** The seller's name in law, and the number of the business. */
  legalName: bothLanguages.nullable(),
  businessNumber: z.string().nullable(),
  address: bothLanguages.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  networks: z.object({
    instagram: z.string().nullable(),
    facebook: z.string().nullable(),
    /** `https://wa.me/…`: begins a chat; takes `?text=`. */
    whatsapp: z.string().nullable(),
    tiktok: z.string().nullable(),
  }),
  /** No trailing slash. */
  publicUrl: z.string(),
  /**
   * ISO 8601 UTC, the server's minute; in a page's data the moment that the page means by 'now', since when nothing in
   * it has changed by itself (server/ssr/page-version.ts).
   */
  now: z.string(),
});

export type ShopFacts = z.infer<typeof shopFactsSchema>;
