import { fullName } from '#domain/person.ts';
import type { ChangeAction } from '#contract/admin.ts';
import type { User } from '#contract/auth.ts';
import type { TutorialOwner, TutorialOwnership } from '#contract/tutorials.ts';
import { recordChange } from '#server/db/entries/changes.ts';
import { lockEntry } from '#server/db/entries/entries.ts';
import { holdUser } from '#server/db/user-lock.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { deleteOwner, findOwnership, findUserById, insertOwner, listOwners } from './owners.repository.ts';
import { findTutorial } from './tutorials.repository.ts';

export interface OwnerChange {
  tutorialId: string;
  userId: string;
  by: User | null; // null: the shop itself
  now: Date;
}

/** Throws an ApiError for an unknown tutorial. */
export async function ownersOf(db: Database, tutorialId: string): Promise<TutorialOwner[]> {
  if (!(await findTutorial(db, tutorialId))) throw new ApiError('not_found');
  return listOwners(db, tutorialId);
}

/** Idempotent. Throws an ApiError for an unknown tutorial or user. */
export async function grantTutorial(
  transaction: DatabaseTransaction,
  change: OwnerChange,
): Promise<TutorialOwnership> {
  const { tutorialId, userId, now } = change;
  if (!(await holdUser(transaction, userId))) throw new ApiError('not_found');
  const version = await lockTutorial(transaction, tutorialId);
  const user = await findUserById(transaction, userId);
  if (!user) throw new ApiError('not_found');
  const since = now.toISOString();
  const isNew = await insertOwner(transaction, tutorialId, userId, since);
  if (!isNew) return (await findOwnership(transaction, tutorialId, userId))!;
  await record(transaction, change, version, 'ownerGranted', { before: null, after: named(user) });
  return { userId, since };
}

/** Idempotent. Throws an ApiError for an unknown tutorial. */
export async function withdrawTutorial(transaction: DatabaseTransaction, change: OwnerChange): Promise<void> {
  const { tutorialId, userId } = change;
  const version = await lockTutorial(transaction, tutorialId);
  const user = await findUserById(transaction, userId);
  if (!user || !(await deleteOwner(transaction, tutorialId, userId))) return;
  await record(transaction, change, version, 'ownerWithdrawn', { before: named(user), after: null });
}

async function lockTutorial(transaction: DatabaseTransaction, id: string): Promise<number> {
  const state = await lockEntry(transaction, 'tutorials', id);
  if (!state || state.deletedAt !== null) throw new ApiError('not_found');
  return state.version;
}

function named(user: User): string {
  return `${fullName(user)} <${user.email}>`;
}

function record(
  transaction: DatabaseTransaction,
  { tutorialId, by, now }: OwnerChange,
  version: number,
  action: ChangeAction,
  owner: { before: string | null; after: string | null },
): Promise<void> {
  return recordChange(transaction, {
    kind: 'tutorials',
    entryId: tutorialId,
    version,
    action,
    at: now,
    by: by?._id ?? null,
    fields: [{ field: 'owner', ...owner }],
  });
}
