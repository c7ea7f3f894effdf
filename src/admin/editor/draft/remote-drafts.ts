/** The server's copy of one draft. */
import type { DraftInput, StoredDraft } from '#contract/drafts.ts';
import type { DraftKind } from '#domain/drafts.ts';
import { BOUNDS } from '#domain/bounds.ts';
import type { ApiError } from '#web/api/client.ts';
import { type DraftCalls, endDraft, untilEnded } from './ended-drafts.ts';
import { isDraft, thisDevice, type Draft } from './drafts.ts';

export interface RemoteDraft<Values> extends Draft<Values> {
  remote: number;
  /** Written on this device. */
  isOwn: boolean;
}

/** All throw the client's ApiError. */
export interface RemoteDrafts<Values> {
  /** Null if there is none, or it doesn't fit the form. */
  read: () => Promise<RemoteDraft<Values> | null>;
  /** `version`: the one seen, 0 for none, null for whatever is there. Returns the new one. */
  write: (draft: Draft<Values>, version: number | null) => Promise<number>;
  remove: (version: number) => Promise<void>;
  /** The other device's draft in an answer of 412. */
  newer: (error: ApiError) => RemoteDraft<Values> | null;
}

interface RemoteOptions<Values> {
  userId: string;
  kind: DraftKind;
  id: string;
  blank: Values;
  onRemoved?: () => void;
}

export function createRemoteDrafts<Values extends object>(
  api: DraftCalls,
  { userId, kind, id, blank, onRemoved }: RemoteOptions<Values>,
): RemoteDrafts<Values> {
  const accept = (stored: StoredDraft) => {
    const draft = fromServer(stored);
    return isDraft(draft, blank) ? { ...draft, isOwn: stored.device === thisDevice() } : null;
  };
  return {
    async read() {
      // One that just ended here would be taken for another device's.
      await untilEnded();
      const stored = await api.draft(kind, id);
      return stored && accept(stored);
    },
    write: async (draft, version) => (await api.keepDraft(kind, id, toServer(draft), version)).version,
    async remove(version) {
      await endDraft(api, userId, { kind, id, version });
      onRemoved?.();
    },
    newer: (error) => accept(error.data as StoredDraft),
  };
}

function fromServer({ values, base, entryVersion, savedDate, name, uploading, version }: StoredDraft) {
  return {
    values,
    base,
    version: entryVersion,
    at: savedDate,
    name,
    uploading,
    remote: version,
    synced: true,
  };
}

function toServer<Values>({
  values,
  base,
  version,
  at,
  name = '',
  uploading = false,
}: Draft<Values>): DraftInput {
  // A form's values are one plain object.
  const plain = { values, base } as Pick<DraftInput, 'values' | 'base'>;
  return {
    ...plain,
    entryVersion: version,
    savedDate: at,
    uploading,
    name: lineOf(name),
    device: thisDevice(),
  };
}

function lineOf(name: string): string {
  return name
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, BOUNDS.bannerText)
    .toWellFormed();
}
