/** Texts of the rotating banner (spec §3, §4). The two lists are bare arrays (api.md, Form). */
import { z } from 'zod';
import { idSchema, isoDateSchema } from './common.ts';

export const activeBannerTextSchema = z.object({
  _id: idSchema,
  text: z.string(),
  endDate: isoDateSchema.optional(),
  translations: z.object({ en: z.object({ text: z.string().optional() }).optional() }).optional(),
});

export type ActiveBannerText = z.infer<typeof activeBannerTextSchema>;
