/** How a kind of entry is listed: what its rows show, and what its list filters and sorts by. */
import type { ComponentType, ReactNode } from 'react';
import type { CatalogueKind } from '#domain/catalogue.ts';
import type { Shekels } from '#domain/money.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import type { Entries } from '../data/entry-types.ts';
import type { EditorProps } from '../editor/definition.ts';
import type { PrintedColumn } from '../print/PrintedTable.tsx';
import type { Filter, Listed, SortBy } from './select.ts';
import type { RowState, Versioned } from './table/row-edits.ts';

export type ListedKind = CatalogueKind;

/** What every entry of these lists has. */
export interface ListEntry extends Listed, Versioned {
  active: boolean;
  priority: number;
  price: Shekels;
}

/** An entry with the changes that are on their way. */
export interface Row<Entry> {
  entry: Entry;
  /** In the page's language. */
  title: string;
  state: RowState<Entry> | undefined;
  change: (changes: Partial<Entry>) => void;
}

export interface Column<Entry> {
  name: string;
  label: string;
  /** Numbers are aligned by their units. */
  numeric?: boolean;
  /** Left out below 1080 px, where the name carries what it says. */
  wideOnly?: boolean;
  sort?: SortBy<Entry>;
  Cell: ComponentType<Row<Entry>>;
}

/** A number that can be changed in the row. */
export interface NumberField<Entry> {
  name: string;
  label: string;
  max: number;
  value: (entry: Entry) => number;
  change: (value: number) => Partial<Entry>;
  /** Counted in parts, which only the editor has. */
  isSum?: (entry: Entry) => boolean;
}

export interface ListKind<Kind extends ListedKind> {
  kind: Kind;
  texts: AdminMessages['lists'][ListedKind];
  filters: readonly (Filter<Entries[Kind]> & { label: string })[];
  /** Between the name and the actions. */
  columns: readonly Column<Entries[Kind]>[];
  picture: (entry: Entries[Kind]) => string | null;
  /** Under the name: the category, the level. */
  under: (entry: Entries[Kind]) => string;
  /** Only for a kind with a ribbon on its cards. */
  isPromoted?: (entry: Entries[Kind]) => boolean;
  /** Beside the name. */
  badges?: (entry: Entries[Kind]) => ReactNode;
  /** The first field without its English, as the API names it; null if all have it. */
  untranslated: (entry: Entries[Kind]) => string | null;
  /** The phone's two lines under the name. */
  price: (entry: Entries[Kind]) => ReactNode;
  standing: (entry: Entries[Kind]) => ReactNode;
  /** On paper, between the category and the state. */
  printed: readonly PrintedColumn<Entries[Kind]>[];
  /** The numbers that the phone's sheet changes, besides the priority. */
  numbers: readonly NumberField<Entries[Kind]>[];
  /** Unprefixed: the page of the people who have a place in it. */
  people?: (entry: Entries[Kind]) => string;
  /** Unprefixed. */
  publicPage: (entry: Entries[Kind]) => string;
  /** The field that an empty list's first button opens the editor at. */
  pictureField: keyof Entries[Kind] & string;
  /** Its second button's: the first field besides the picture. Left out to open at the top. */
  plainField?: string;
  Editor: ComponentType<EditorProps<Kind>>;
}
