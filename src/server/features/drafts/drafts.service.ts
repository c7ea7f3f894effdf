import type { z } from 'zod';
import type { StoredDraft, draftInputSchema } from '#contract/drafts.ts';
import { isSettingsForm } from '#domain/drafts.ts';
import { DRAFT_BOUNDS } from '#domain/bounds.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { matchesVersion } from '#server/platform/http/if-match.ts';
import {
  type DraftAddress,
  countDrafts,
  deleteDraft,
  deleteDraftsBefore,
  insertDraft,
  lockDraft,
  updateDraft,
} from './drafts.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface DraftWrite {
  input: z.output<typeof draftInputSchema>;
  /** Without it the draft is replaced whatever its version; `"0"`: only if there is none. */
  ifMatch: string | undefined;
  now: Date;
}

/** What was typed is never refused for a draft that has ended elsewhere. Throws an ApiError (400, 409, 412). */
export async function writeDraft(
  db: Database,
  address: DraftAddress,
  write: DraftWrite,
): Promise<StoredDraft> {
  // The settings are always there, so no draft of them is a new one.
  if (isSettingsForm(address.kind) && write.input.entryVersion === null)
    throw new ApiError('invalid', { entryVersion: { problem: 'required' } });
  return db.transaction().execute(async (transaction) => {
    const present = await lockDraft(transaction, address);
    if (present) return replaceDraft(transaction, address, present, write);
    if ((await countDrafts(transaction, address.userId)) >= DRAFT_BOUNDS.count)
      throw new ApiError('too_many_drafts');
    const made = draftOf(address, write, 1);
    if (await insertDraft(transaction, address, made)) return made;
    // Another device has inserted it meanwhile.
    const other = await lockDraft(transaction, address);
    if (!other) throw new ApiError('overloaded');
    return replaceDraft(transaction, address, other, write);
  });
}

async function replaceDraft(
  transaction: DatabaseTransaction,
  address: DraftAddress,
  present: StoredDraft,
  write: DraftWrite,
): Promise<StoredDraft> {
  refuseOld(present, write.ifMatch);
  const next = draftOf(address, write, present.version + 1);
  await updateDraft(transaction, address, next);
  return next;
}

function draftOf({ kind, id }: DraftAddress, { input, now }: DraftWrite, version: number): StoredDraft {
  return { ...input, kind, _id: id, version, updatedDate: now.toISOString() };
}

function refuseOld(present: StoredDraft, ifMatch: string | undefined): void {
  if (!matchesVersion(ifMatch, present.version))
    throw new ApiError('old_version', undefined, { data: present });
}

/** Throws an ApiError (412) for another version; a draft that has gone is no error. */
export async function dropDraft(
  db: Database,
  address: DraftAddress,
  ifMatch: string | undefined,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const present = await lockDraft(transaction, address);
    if (!present) return;
    refuseOld(present, ifMatch);
    await deleteDraft(transaction, address);
  });
}

/** Those that nobody has written for 30 days (docs/rules.md#admin). */
export async function purgeOldDrafts(db: Database, now: Date): Promise<void> {
  await deleteDraftsBefore(db, new Date(now.getTime() - DRAFT_BOUNDS.days * DAY_MS).toISOString());
}
