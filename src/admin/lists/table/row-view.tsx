/** A row as the table and the cards draw it: its entry bound to its kind's cells. */
import type { ReactNode } from 'react';
import type { Shekels } from '#domain/money.ts';
import type { Lang } from '#domain/language.ts';
import type { ContentText } from '#ui/Text.tsx';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import type { Entries } from '#admin/data/entry-types.ts';
import type { ListedKind, ListKind, Row } from '../list-kind.ts';
import type { Mark, RowEdits, RowState } from './row-edits.ts';

export interface RowView {
  kind: ListedKind;
  id: string;
  /** In the page's language. */
  title: ContentText;
  active: boolean;
  priority: number;
  picture: string | null;
  /** Under the name: the category, the level. */
  under: string;
  badges: ReactNode;
  /** The first field without its English; null if all have it. */
  missing: string | null;
  /** What is paid, for the phone. */
  price: ReactNode;
  /** Before discounts. */
  fullPrice: Shekels;
  /** Null for a kind without it. */
  promotion: { on: boolean; set: (on: boolean) => void } | null;
  standing: ReactNode;
  cells: readonly { name: string; numeric: boolean; wideOnly: boolean; content: ReactNode }[];
  numbers: readonly {
    name: string;
    label: string;
    max: number;
    value: number;
    set: (value: number) => void;
  }[];
  /** Unprefixed; null while the entry is hidden from it. */
  publicPage: string | null;
  /** Unprefixed; null for a kind without people. */
  people: string | null;
  /** What became of the changes, by field. */
  marks: Readonly<Record<string, Mark | undefined>>;
  setActive: (active: boolean) => void;
  setPriority: (priority: number) => void;
  setPrice: (price: Shekels) => void;
  /** Makes a change again that could not be saved. */
  retry: (field: string) => void;
}

export function rowView<Kind extends ListedKind>(
  list: ListKind<Kind>,
  entry: Entries[Kind],
  state: RowState<Entries[Kind]> | undefined,
  edits: RowEdits<Entries[Kind]>,
  lang: Lang,
): RowView {
  const title = titleOf(lang, entry);
  const marks: Readonly<Record<string, Mark | undefined>> = state?.marks ?? {};
  const change = (changes: Partial<Entries[Kind]>) => edits.set(entry._id, changes);
  const setField = (field: string, value: unknown) => change({ [field]: value } as Partial<Entries[Kind]>);
  const row: Row<Entries[Kind]> = { entry, title: title.text, state, change };
  return {
    kind: list.kind,
    id: entry._id,
    title,
    active: entry.active,
    priority: entry.priority,
    picture: list.picture(entry),
    under: list.under(entry),
    badges: list.badges?.(entry),
    missing: list.untranslated(entry),
    price: list.price(entry),
    fullPrice: entry.price,
    promotion: list.isPromoted
      ? { on: list.isPromoted(entry), set: (on) => setField('isPromoted', on) }
      : null,
    standing: list.standing(entry),
    cells: list.columns.map(({ name, Cell, numeric = false, wideOnly = false }) => ({
      name,
      numeric,
      wideOnly,
      content: <Cell {...row} />,
    })),
    numbers: list.numbers
      .filter(({ isSum }) => !isSum?.(entry))
      .map(({ name, label, max, value, change: changeOf }) => ({
        name,
        label,
        max,
        value: value(entry),
        set: (number) => change(changeOf(number)),
      })),
    publicPage: entry.active ? list.publicPage(entry) : null,
    people: list.people?.(entry) ?? null,
    marks,
    setActive: (active) => setField('active', active),
    setPriority: (priority) => setField('priority', priority),
    setPrice: (price) => setField('price', price),
    retry: (field) => {
      const mark = marks[field];
      if (mark && 'failed' in mark) setField(field, mark.value);
    },
  };
}
