import type { z } from 'zod';
import type { EntryKind } from '#domain/catalogue.ts';
import type { Entries } from '../data/entry-types.ts';

/** What differs between the editors of the kinds. */
export interface EntryDefinition<Kind extends EntryKind, Values extends object> {
  kind: Kind;
  /** The contract's rules of what is sent. */
  schema: z.ZodType;
  /** A new entry. */
  blank: () => Values;
  valuesOf: (entry: Entries[Kind]) => Values;
  /** What a copy begins with, if not with all of the original. */
  copy?: (values: Values) => Values;
  /** As sent, valid or not; `base` is what a change was made on. */
  inputOf: (values: Values, base?: Values) => { [Name in keyof Values]: unknown };
  nameOf: (values: Values) => string;
  /** The public page that shows it, unprefixed. */
  publicPage: (entry: Entries[Kind]) => string;
}

/** What the editor of each kind gets from its list. */
export interface EditorProps<Kind extends EntryKind> {
  /** Null for a new entry. */
  entry: Entries[Kind] | null;
  /** A new entry begins as a copy of this. */
  copyOf: Entries[Kind] | null;
  /** The field to open at, as the API names it. */
  field?: string | undefined;
  onClose: () => void;
}
