import type { z } from 'zod';
import type { ShopFacts } from '#contract/shop-facts.ts';
import type { EntryKind } from '#domain/catalogue.ts';
import type { Entries } from '../data/entry-types.ts';

export interface EntryDefinition<Kind extends EntryKind, Values extends object> {
  kind: Kind;
  schema: z.ZodType;
  blank: () => Values;
  /** What a new entry takes over from the newest of its kind, or without one from the shop. */
  startOf?: (newest: Entries[Kind] | null, shop: Pick<ShopFacts, 'address'>) => Partial<Values>;
  valuesOf: (entry: Entries[Kind]) => Values;
  /** What a copy starts with, if not everything; `of` is the original's id. */
  copy?: (values: Values, of: string) => Values;
  /** What is sent, valid or not; `base` is what it was edited from. */
  inputOf: (values: Values, base?: Values) => { [Name in keyof Values]: unknown };
  nameOf: (values: Values) => string;
  /** Unprefixed. */
  publicPage: (entry: Entries[Kind]) => string;
}

export interface EditorProps<Kind extends EntryKind> {
  /** Null for a new entry. */
  entry: Entries[Kind] | null;
  copyOf: Entries[Kind] | null;
  /** Of a new entry. */
  draftId: string;
  /** The field to open at, as the API names it. */
  field?: string | undefined;
  onClose: () => void;
}
