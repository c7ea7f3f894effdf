/** What differs between the lists of products, workshops and tutorials. */
import type { ComponentType, ReactNode } from 'react';
import type { Entries } from '../data/entry-types.ts';
import type { EditorProps } from '../editor/definition.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import type { RowState, Versioned } from './table/row-edits.ts';
import type { Filter, Listed, SortValue } from './select.ts';

export type ListedKind = 'products' | 'workshops' | 'tutorials';

/** What every entry of these lists has. */
export interface ListEntry extends Listed, Versioned {
  active: boolean;
  priority: number;
}

/** An entry as its row shows it: with the changes that are on their way. */
export interface Row<Entry> {
  entry: Entry;
  /** In the page's language. */
  title: string;
  state: RowState<Entry> | undefined;
  change(some: Partial<Entry>): void;
}

export interface Column<Entry> {
  name: string;
  label: string;
  /** Numbers stand under each other's units. */
  numeric?: boolean;
  /** Left out under 1080 px, where the name carries what it says. */
  wideOnly?: boolean;
  sort?: {
    value: SortValue<Entry>;
    /** What up and down mean: A to Z, lowest first, soonest first. */
    of: 'text' | 'number' | 'date';
    /** The first press goes from the highest. */
    downFirst?: boolean;
  };
  Cell: ComponentType<Row<Entry>>;
}

/** A number that changes in the row. */
export interface NumberField<Entry> {
  name: keyof Entry & string;
  label: string;
  max: number;
}

export interface ListKind<Kind extends ListedKind = ListedKind> {
  kind: Kind;
  texts: AdminMessages['lists'][Kind];
  filters: readonly (Filter<Entries[Kind]> & { label: string })[];
  /** Between the picture with the name and the actions. */
  columns: readonly Column<Entries[Kind]>[];
  picture: (entry: Entries[Kind]) => string | null;
  /** Under the name: the category, the level. */
  under: (entry: Entries[Kind]) => string;
  /** Beside the name: what is special about it. */
  marks?: (entry: Entries[Kind]) => ReactNode;
  /** The first field without its English, as the API names it; null where all have it. */
  untranslated: (entry: Entries[Kind]) => string | null;
  /** The phone's lines under the name: the price, then how it stands. */
  price: (entry: Entries[Kind]) => ReactNode;
  standing: (entry: Entries[Kind]) => ReactNode;
  /** The numbers that the phone's sheet changes. */
  numbers: readonly NumberField<Entries[Kind]>[];
  /** The public page that shows it, unprefixed. */
  publicPage: (entry: Entries[Kind]) => string;
  /** The field of its pictures, where an empty shop's first button begins. */
  pictureField: string;
  Editor: ComponentType<EditorProps<Kind>>;
}
