/** An earlier version of an entry, worked out from its recorded changes. */
import type { EntryKind } from '#domain/catalogue.ts';
import type { EntryChange } from './admin.ts';

/** What is counted, not written: it stays when an entry goes back to an earlier version. */
export const COUNTED_FIELDS: Record<EntryKind, readonly string[]> = {
  products: ['inventory'],
  workshops: ['participants'],
  tutorials: [],
  'banner-texts': [],
};

type Recorded = Pick<EntryChange, 'version' | 'fields'>;
type FieldChange = EntryChange['fields'][number];

/**
 * What the way from the current version back to an earlier one changes, in any order of `changes`.
 * Null unless every version after `to` is recorded.
 */
export function changesBack(
  kind: EntryKind,
  changes: readonly Recorded[],
  { from, to }: { from: number; to: number },
): FieldChange[] | null {
  const later = changes
    .filter(({ version }) => version > to && version <= from)
    .toSorted((one, other) => other.version - one.version);
  if (to < 1 || to > from || new Set(later.map(({ version }) => version)).size !== from - to) return null;
  const back = new Map<string, FieldChange>();
  for (const { field, before, after } of later.flatMap(({ fields }) => fields)) {
    if (COUNTED_FIELDS[kind].includes(field)) continue;
    const newer = back.get(field);
    back.set(field, { field, before: newer ? newer.before : after, after: before });
  }
  return [...back.values()];
}
