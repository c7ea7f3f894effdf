import type { EntryChange } from '#contract/admin.ts';
import { changesBack } from '#contract/entry-versions.ts';
import type { EntryKind } from '#domain/catalogue.ts';
import { variantKey, type Variant } from '#domain/options.ts';
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
  const different =
    fields?.map(withStockNow).filter(({ before, after }) => !isEquivalent(before, after)) ?? [];
  return different.length > 0 ? { to, from, fields: different } : null;
}

type Change = EntryChange['fields'][number];
type Variants = readonly Pick<Variant, 'choices' | 'inventory'>[];

/** Variants keep the stock that they have: docs/rules.md#choices. */
function withStockNow(change: Change): Change {
  const { field, before, after } = change;
  if (field !== 'variants' || !Array.isArray(before) || !Array.isArray(after)) return change;
  const stock = new Map(
    (before as Variants).map(({ choices, inventory }) => [variantKey(choices), inventory]),
  );
  const kept = (after as Variants).map((variant) => ({
    ...variant,
    inventory: stock.get(variantKey(variant.choices)) ?? variant.inventory,
  }));
  return { field, before, after: kept };
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
