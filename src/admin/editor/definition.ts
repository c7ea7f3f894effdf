/** What differs between the editors of the kinds: their values and how these come and go. */
import type { z } from 'zod';
import type { EntryKind } from '#contract/admin.ts';
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
