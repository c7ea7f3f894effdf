/** The columns that a list can be sorted by: the priority, the name, and the kind's own. */
import type { Lang } from '#domain/language.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import type { Entries } from '#admin/data/entry-types.ts';
import type { ListedKind, ListKind } from '../list-kind.ts';
import type { SortBy } from '../select.ts';

export interface SortOption {
  name: string;
  label: string;
  of: SortBy<unknown>['of'];
  downFirst?: boolean;
}

export type SortColumn<Entry> = SortOption & SortBy<Entry>;

export function sortColumns<Kind extends ListedKind>(
  list: ListKind<Kind>,
  { lists }: AdminMessages,
  lang: Lang,
): SortColumn<Entries[Kind]>[] {
  const own = list.columns.flatMap(({ name, label, sort }) => (sort ? [{ name, label, ...sort }] : []));
  return [
    {
      name: 'priority',
      label: lists.columns.priority,
      value: ({ priority }) => priority,
      of: 'number',
      downFirst: true,
    },
    { name: 'name', label: list.texts.column, value: (entry) => titleOf(lang, entry).text, of: 'text' },
    ...own,
  ];
}

/** What a direction means for a column, in words. */
export function directionLabel({ lists }: AdminMessages, of: SortOption['of'], down: boolean): string {
  if (of === 'text') return down ? lists.textDown : lists.textUp;
  if (of === 'date') return down ? lists.dateDown : lists.dateUp;
  return down ? lists.down : lists.up;
}
