import { z } from 'zod';
import { BOUNDS } from '#domain/bounds.ts';
import { isPlainLine, numberedPageQuerySchema } from './common.ts';

export const userQuerySchema = numberedPageQuerySchema
  .extend({
    q: z.string().trim().max(BOUNDS.shortText).refine(isPlainLine).optional(),
  })
  .strict();
