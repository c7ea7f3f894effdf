import { z } from 'zod';
import { ApiError } from '../platform/http/api-error.ts';
import { idempotencyKeySchema } from './idempotency.ts';

export const keyHeaderSchema = z.looseObject({
  'idempotency-key': z
    .string()
    .optional()
    .describe('16 to 100 signs; repeated with its key and body, the call takes effect once'),
});

/** Throws an ApiError (400) without a key or for an odd one. */
export function keyOf(headers: z.infer<typeof keyHeaderSchema>): string {
  const { 'idempotency-key': key } = headers;
  if (key === undefined) throw new ApiError('invalid', { 'Idempotency-Key': { problem: 'required' } });
  if (!idempotencyKeySchema.safeParse(key).success)
    throw new ApiError('invalid', { 'Idempotency-Key': { problem: 'invalid' } });
  return key;
}
