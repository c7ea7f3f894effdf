/** Ownership that follows an order; what the admin granted stays as it is (docs/rules.md#orders). */
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { deleteBoughtOwner, insertOwner, isStored } from './owners.repository.ts';

interface BoughtTutorial {
  tutorialId: string;
  userId: string;
  orderLineId: string;
}

/** The caller holds the user. A tutorial that was purged meanwhile has no owners. */
export async function ownByOrder(
  transaction: DatabaseTransaction,
  { tutorialId, userId, orderLineId }: BoughtTutorial,
  now: Date,
): Promise<void> {
  if (!(await isStored(transaction, tutorialId))) return;
  await insertOwner(transaction, tutorialId, userId, now.toISOString(), orderLineId);
}

/** `stillBought`: another line that bought the same, which keeps it. */
export async function withdrawByOrder(
  transaction: DatabaseTransaction,
  orderLineId: string,
  stillBought: BoughtTutorial | null,
  now: Date,
): Promise<void> {
  await deleteBoughtOwner(transaction, orderLineId);
  if (stillBought) await ownByOrder(transaction, stillBought, now);
}
