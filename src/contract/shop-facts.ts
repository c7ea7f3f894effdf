/** Facts about the shop that pages show; they come from the settings (api.md, Settings). */
import { z } from 'zod';

const bothLanguages = z.object({ he: z.string(), en: z.string() });

export const shopFactsSchema = z.object({
  name: bothLanguages,
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
  /** The server's minute, ISO 8601 UTC: what every page means by 'now' (product.md). */
  now: z.string(),
});

export type ShopFacts = z.infer<typeof shopFactsSchema>;
