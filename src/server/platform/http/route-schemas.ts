/** What the schemas of several routes share. */
import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import { isId } from '#server/db/ids.ts';

/** What can't be an id names nothing: 404, and no question to the database. */
export const entryParamsSchema = z.object({ id: z.string().refine(isId) });

/** A call without parameters; any is an error. */
export const noQuerySchema = z.object({}).strict();

/** A call without a body; an empty object is none. */
export const emptyBodySchema = z.strictObject({}).nullish();

/** Headers of a change that may be meant for one version; loose, so that the caller's language stays. */
export const ifMatchSchema = z.looseObject({
  'if-match': z.string().optional().describe('The version that the change is meant for; 412 when it is old'),
});

export const errorResponses = { '4xx': errorSchema, '5xx': errorSchema } as const;
