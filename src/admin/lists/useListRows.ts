/**
 * The rows of a list's page. They are sorted again when the view changes or an entry is added or removed, but
 * not after a change in a row: no row moves away while it is being edited.
 */
import { useMemo, useState } from 'react';
import type { Lang } from '#domain/language.ts';
import type { RowState } from './table/row-edits.ts';
import { pageOf, type PageOf } from './paging.ts';
import { filterBySearch, sortEntries, type Filter, type Listed, type SortValue } from './select.ts';
import { ALL, type ListView } from './list-view.ts';

interface Order {
  key: string;
  /** All entries, shown or not. */
  known: ReadonlySet<string>;
  ids: readonly string[];
}

export interface ListRows<Entry> {
  page: PageOf<Entry>;
  /** By filter. */
  counts: ReadonlyMap<string, number>;
  /** Of all pages, in order. */
  ids: readonly string[];
}

interface Rules<Entry> {
  filters: readonly Filter<Entry>[];
  sortValue: SortValue<Entry>;
  lang: Lang;
}

export function useListRows<Entry extends Listed>(
  entries: readonly Entry[],
  states: ReadonlyMap<string, RowState<Entry>>,
  view: ListView,
  { filters, sortValue, lang }: Rules<Entry>,
): ListRows<Entry> {
  const present = useMemo(() => withChanges(entries, states), [entries, states]);
  const { query, category } = view;
  const candidates = useMemo(() => filterBySearch(present, { query, category }), [present, query, category]);
  const counts = useMemo(
    () => new Map(filters.map(({ name, has }) => [name, candidates.filter(has).length])),
    [filters, candidates],
  );

  const key = JSON.stringify([query, category, view.filter, view.sort, lang]);
  const [kept, setKept] = useState<Order | null>(null);
  let order = kept;
  if (!order || order.key !== key || !hasSame(order.known, entries)) {
    const filter = filters.find(({ name }) => name === view.filter && name !== ALL);
    const shown = filter ? candidates.filter(filter.has) : candidates;
    order = {
      key,
      known: new Set(entries.map(({ _id }) => _id)),
      ids: sortEntries(shown, sortValue, view.sort, lang).map(({ _id }) => _id),
    };
    setKept(order);
  }
  const byId = useMemo(() => new Map(present.map((entry) => [entry._id, entry])), [present]);
  const { rows, ...place } = pageOf(order.ids, view.page, view.size);
  return { counts, ids: order.ids, page: { ...place, rows: rows.map((id) => byId.get(id)!) } };
}

function withChanges<Entry extends Listed>(
  entries: readonly Entry[],
  states: ReadonlyMap<string, RowState<Entry>>,
): readonly Entry[] {
  const changed = (id: string) => Object.keys(states.get(id)?.changed ?? {}).length > 0;
  if (![...states.keys()].some(changed)) return entries;
  return entries.map((entry) =>
    changed(entry._id) ? { ...entry, ...states.get(entry._id)!.changed } : entry,
  );
}

function hasSame(known: ReadonlySet<string>, entries: readonly Listed[]): boolean {
  return known.size === entries.length && entries.every(({ _id }) => known.has(_id));
}
