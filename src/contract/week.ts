/** What happened in the last seven days, by days in Jerusalem. */
import { z } from 'zod';
import { CATALOGUE_KINDS } from '#domain/catalogue.ts';
import { idSchema } from './common.ts';

/** The most of each list. */
export const WEEK_SIZE = 100;

export const weekSchema = z.object({
  /** `from` and `to` included, as YYYY-MM-DD. */
  from: z.iso.date(),
  to: z.iso.date(),
  visits: z.int(),
  /** The most often looked at first; without deleted entries. */
  views: z.array(
    z.object({ kind: z.enum(CATALOGUE_KINDS), entry: idSchema, title: z.string(), count: z.int() }),
  ),
  /** Lower case, the most frequent first. */
  emptySearches: z.array(z.object({ q: z.string(), count: z.int() })),
  /** Changed within the week and not empty. */
  carts: z.int(),
  orders: z.int(),
});
export type Week = z.infer<typeof weekSchema>;
