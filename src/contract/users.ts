/** The list of users for the superAdmin. */
import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { isPlainLine, numberedPageQuerySchema } from './common.ts';

export const userQuerySchema = numberedPageQuerySchema
  .extend({
    /** Part of an email, a name or a phone number, without case. */
    q: z.string().trim().max(BOUNDS.shortText).refine(isPlainLine).optional(),
  })
  .strict();
