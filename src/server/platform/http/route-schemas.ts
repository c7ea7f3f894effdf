import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import { isId } from '#server/db/ids.ts';

/** An impossible id is a 404 without a query. */
export const entryParamsSchema = z.object({ id: z.string().refine(isId) });

/** Any parameter is an error. */
export const noQuerySchema = z.object({}).strict();

/** No body, or an empty object. */
export const emptyBodySchema = z.strictObject({}).nullish();

/** Loose: the other headers stay. */
export const ifMatchSchema = z.looseObject({
  'if-match': z.string().optional().describe('The version that the change is meant for; 412 when it is old'),
});

export const errorResponses = { '4xx': errorSchema, '5xx': errorSchema } as const;
