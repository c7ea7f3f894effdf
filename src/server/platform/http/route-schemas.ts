import { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import { isId } from '#server/db/ids.ts';

export const entryParamsSchema = z.object({ id: z.string().refine(isId) });

export const noQuerySchema = z.object({}).strict();

/** Of a call whose fields are all optional: no body has none of them. */
export function optionalBody<Shape extends z.ZodObject>(body: Shape) {
  return body.nullish().transform((given): z.output<Shape> => given ?? body.parse({}));
}

export const emptyBodySchema = z.strictObject({}).nullish();

export const ifMatchSchema = z.looseObject({
  'if-match': z.string().optional().describe('The version that the change is meant for; 412 when it is old'),
});

export const errorResponses = { '4xx': errorSchema, '5xx': errorSchema } as const;
