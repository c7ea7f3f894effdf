/** What differs between the editors of the kinds: their values and how these come and go. */
import type { z } from 'zod';
import type { EntryKind } from '#domain/catalogue.ts';
import type { Entries, Inputs } from '../data/entry-types.ts';

export interface EntryDefinition<Kind extends EntryKind, Values extends object> {
  kind: Kind;
  /** The contract's rules of what is sent. */
  schema: z.ZodType;
  /** A new one. */
  blank: () => Values;
  valuesOf: (entry: Entries[Kind]) => Values;
  /** A copy's beginning, where it is not all of the original. */
  copy?: (values: Values) => Values;
  /** Is checked by the schema before it is sent: a missing number is still null in it. */
  inputOf: (values: Values) => Inputs[Kind];
  /** What it is called, as she typed it; '' before. */
  nameOf: (values: Values) => string;
  /** The public page where it is seen, unprefixed. */
  publicPage: (entry: Entries[Kind]) => string;
}

/** What the editor of each kind gets from its list. */
export interface EditorProps<Kind extends EntryKind> {
  /** Null for a new one. */
  entry: Entries[Kind] | null;
  /** A new one begins as a copy of this. */
  copyOf: Entries[Kind] | null;
  /** The field to open at, as the API names it. */
  field?: string | undefined;
  /** Leaves the editor; it has asked already where something would be lost. */
  onClose: () => void;
}
