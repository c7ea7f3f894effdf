/** The drafts of this device and of the server as one list. */
import { type DraftSummary } from '#contract/drafts.ts';
import { DRAFT_KINDS, type DraftKind } from '#domain/drafts.ts';
import type { DeviceDraft } from '../editor/draft/drafts.ts';

export interface ListedDraft {
  kind: DraftKind;
  id: string;
  name: string;
  /** ISO */
  at: string;
  isNew: boolean;
  isHere: boolean;
}

interface MergedDrafts {
  listed: ListedDraft[];
  /** The server had them, so they ended on another device. */
  ended: DeviceDraft[];
  unsent: DeviceDraft[];
}

/** `server`: null without an answer. The latest first. */
export function mergeDrafts(
  device: readonly DeviceDraft[],
  server: readonly DraftSummary[] | null,
): MergedDrafts {
  const known = device.filter(({ kind }) => (DRAFT_KINDS as readonly string[]).includes(kind));
  const keyOf = (kind: string, id: string) => `${kind} ${id}`;
  const onServer = new Map(server?.map((draft) => [keyOf(draft.kind, draft._id), draft]));
  const isThere = ({ kind, id }: DeviceDraft) => onServer.has(keyOf(kind, id));
  const ended = known.filter((draft) => server !== null && draft.synced && !isThere(draft));
  const present = known.filter((draft) => !ended.includes(draft));
  const here = new Set(present.map(({ kind, id }) => keyOf(kind, id)));
  const shown = present.filter((draft) => !draft.synced || !isThere(draft));
  const own = new Set(shown.map(({ kind, id }) => keyOf(kind, id)));
  const listed: ListedDraft[] = [
    ...shown.map(({ kind, id, name = '', at, version }) => ({
      kind: kind as DraftKind,
      id,
      name,
      at,
      isNew: version === null,
      isHere: true,
    })),
    ...[...onServer]
      .filter(([key]) => !own.has(key))
      .map(([key, { kind, _id, name, savedDate, entryVersion }]) => ({
        kind,
        id: _id,
        name,
        at: savedDate,
        isNew: entryVersion === null,
        isHere: here.has(key),
      })),
  ];
  return {
    listed: listed.toSorted((a, b) => (a.at < b.at ? 1 : -1)),
    ended,
    unsent: present.filter(({ synced }) => !synced),
  };
}
