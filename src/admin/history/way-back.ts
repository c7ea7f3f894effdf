import type { EntryChange } from '#contract/admin.ts';
import { changesBack } from '#contract/entry-versions.ts';
import type { EntryKind } from '#domain/catalogue.ts';
import { isEquivalent } from '../form/values.ts';

export interface WayBack {
  /** The change that made that version. */
  to: EntryChange;
  /** The current version. */
  from: number;
  fields: EntryChange['fields'];
}

const VERSIONS = new Set<EntryChange['action']>(['created', 'changed', 'restored', 'returned']);

/** Null if that version is the current one, is the same, or can't be worked out. `history`: the newest first. */
export function wayBack(kind: EntryKind, history: readonly EntryChange[], to: EntryChange): WayBack | null {
  const from = history[0]?.version ?? 0;
  if (!VERSIONS.has(to.action) || history[0]?.action === 'deleted') return null;
  const fields = changesBack(kind, history, { from, to: to.version });
  const different = fields?.filter(({ before, after }) => !isEquivalent(before, after)) ?? [];
  return different.length > 0 ? { to, from, fields: different } : null;
}

/** The shop's own entries, such as the demo's, begin without a record: their first version is added. */
export function withFirst(history: readonly EntryChange[], createdDate: string | undefined): EntryChange[] {
  const oldest = history.at(-1);
  if (oldest?.version !== 2 || createdDate === undefined) return [...history];
  const first = {
    _id: 'first',
    at: createdDate,
    by: null,
    action: 'created' as const,
    version: 1,
    fields: [],
  };
  return [...history, first];
}
