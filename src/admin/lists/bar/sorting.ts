/** The columns that a list sorts by: the name, its own, and the priority. */
import { titleOf } from '#web/features/catalogue/texts.ts';
import type { Lang } from '#domain/language.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import type { ListEntry, ListKind } from '../list-kind.ts';
import type { SortValue } from '../select.ts';

export interface SortColumn<Entry> {
  name: string;
  label: string;
  value: SortValue<Entry>;
  of: 'text' | 'number' | 'date';
  /** The first press goes from the highest. */
  downFirst?: boolean;
}

export function sortColumns(list: ListKind, { lists }: AdminMessages, lang: Lang): SortColumn<ListEntry>[] {
  const own = list.columns.flatMap(({ name, label, sort }) =>
    sort ? [{ name, label, ...sort } as SortColumn<ListEntry>] : [],
  );
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
export function directionLabel(
  { lists }: AdminMessages,
  of: SortColumn<ListEntry>['of'],
  down: boolean,
): string {
  if (of === 'text') return down ? lists.textDown : lists.textUp;
  if (of === 'date') return down ? lists.dateDown : lists.dateUp;
  return down ? lists.down : lists.up;
}
