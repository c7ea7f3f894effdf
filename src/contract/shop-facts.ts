import { z } from 'zod';

const bothLanguages = z.object({ he: z.string(), en: z.string() });

export const shopFactsSchema = z.object({
  name: bothLanguages,
  legalName: bothLanguages.nullable(),
  businessNumber: z.string().nullable(),
  address: bothLanguages.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  networks: z.object({
    instagram: z.string().nullable(),
    facebook: z.string().nullable(),
    /** `https://wa.me/…`; takes `?text=`. */
    whatsapp: z.string().nullable(),
    tiktok: z.string().nullable(),
  }),
  /** No trailing slash. */
  publicUrl: z.string(),
  /** ISO 8601 UTC: the server's minute, or in a page's data that of its page version (server/ssr/page-version.ts). */
  now: z.string(),
});

export type ShopFacts = z.infer<typeof shopFactsSchema>;
