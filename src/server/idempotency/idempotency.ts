import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import {
  type KeyOfCall,
  deleteKeysBefore,
  findKey,
  insertKey,
  setReference,
} from './idempotency.repository.ts';

const LIFETIME = 30 * 24 * 60 * 60_000;

export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7E]{16,100}$/);

export interface IdempotentCall extends KeyOfCall {
  body: unknown;
  /** What the work will return, if that is known before. */
  reference?: string;
  now: Date;
}

export type IdempotentResult = { kind: 'first' | 'repeated'; reference: string } | { kind: 'key_reused' };

/** A concurrent call with the key waits for the first, and runs its own work if that fails. */
export async function runOnce(
  transaction: DatabaseTransaction,
  { body, reference: known, now, ...call }: IdempotentCall,
  work: () => Promise<string>,
): Promise<IdempotentResult> {
  const bodyHash = hashOf(body);
  if (await insertKey(transaction, call, { bodyHash, reference: known, now: now.toISOString() })) {
    const reference = await work();
    if (known === undefined) await setReference(transaction, call, reference);
    return { kind: 'first', reference };
  }
  const earlier = await earlierResult(transaction, { body, ...call });
  if (!earlier) throw new Error('A key that was taken has vanished');
  return earlier;
}

/** For a call whose work could no longer be prepared a second time; null if the key is unused. */
export async function earlierResult(
  db: Database,
  { body, ...call }: Omit<IdempotentCall, 'now' | 'reference'>,
): Promise<IdempotentResult | null> {
  const stored = await findKey(db, call);
  if (!stored) return null;
  if (stored.bodyHash !== hashOf(body)) return { kind: 'key_reused' };
  return { kind: 'repeated', reference: stored.reference };
}

export async function purgeIdempotencyKeys(db: Database, now: Date): Promise<void> {
  await deleteKeysBefore(db, new Date(now.getTime() - LIFETIME).toISOString());
}

/** The same whatever the order of the fields. */
function hashOf(body: unknown): string {
  const text = JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('base64url');
}
