/** For calls that a client may send with an `Idempotency-Key`, or without one. */
import type { DatabaseTransaction } from '../db/schema.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { userOf } from '../platform/http/auth.ts';
import { runOnce } from './idempotency.ts';
import { keyOf } from './key-header.ts';

type Keyed = Parameters<typeof keyOf>[0];

interface OptionallyKeyed {
  request: Parameters<typeof userOf>[0];
  call: string;
  now: Date;
}

/** `work` returns an id, which a repeated call gets again. Throws an ApiError (400, 409). */
export async function onceIfKeyed(
  transaction: DatabaseTransaction,
  { request, call, now }: OptionallyKeyed,
  work: () => Promise<string>,
): Promise<{ kind: 'first' | 'repeated'; reference: string }> {
  if (request.headers['idempotency-key'] === undefined) return { kind: 'first', reference: await work() };
  const keyed = {
    userId: userOf(request)._id,
    call,
    key: keyOf(request.headers as Keyed),
    body: request.body,
  };
  const result = await runOnce(transaction, { ...keyed, now }, work);
  if (result.kind === 'key_reused') throw new ApiError('key_reused');
  return result;
}
