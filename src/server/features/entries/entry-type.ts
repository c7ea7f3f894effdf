/** A kind of entry as the superAdmin's calls need to know it: each kind describes itself with one of these. */
import type { z } from 'zod';
import type { EntryKind } from '#domain/catalogue.ts';
import type { ImageAlts } from '#contract/common.ts';
import type { ProductType } from '#domain/offer.ts';
import type { ChangedState } from '#server/db/entries/entry-columns.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import type { Input } from './complete-fields.ts';

/** What the admin may set. */
export interface EntryFields {
  imageAlts?: ImageAlts;
  translations: object;
}

/** What the shop keeps of an entry by itself. */
export interface EntryBirth {
  _id: string;
  /** ISO 8601, UTC. */
  createdDate: string;
}

/** As the superAdmin has it. */
export interface AdminEntry extends EntryFields, EntryBirth {
  version: number;
  updatedDate: string;
  demo: boolean;
}

export interface EntryType<Fields extends EntryFields = EntryFields, Entry extends AdminEntry = AdminEntry> {
  kind: EntryKind;
  inputSchema: z.ZodType;
  entrySchema: z.ZodType<Entry>;
  /** Bytes of a request that creates or changes one; `BOUNDS.body` if unset. */
  bodyLimit?: number;
  /** The fields with the address of a picture, or with a list of them. */
  pictureFields: readonly string[];
  /** What a line of a cart calls it; null where it can't be in one. */
  productType: ProductType | null;
  /** All fields after a validated input; `before` is null for a new entry. */
  complete(input: Input<Fields>, before: Fields | null): Fields;
  /** Of all that aren't deleted, inactive ones too, in the order of the admin's list. */
  ids(db: Database): Promise<string[]>;
  /** Those of them that there are, as the answer of that list has them; in no order. */
  read(db: Database, ids: string[]): Promise<Entry[]>;
  /** Null when it is unknown or deleted. */
  find(db: Database, id: string): Promise<Entry | null>;
  /** What an answer about one has in place of what was found; the same where left out. */
  toAnswer?(entry: Entry): Entry;
  insert(transaction: DatabaseTransaction, entry: Fields & EntryBirth): Promise<void>;
  update(transaction: DatabaseTransaction, id: string, fields: Fields, state: ChangedState): Promise<void>;
  /** Of how many customers it is; what is somebody's can't be deleted. */
  countOwners?(db: Database, id: string): Promise<number>;
}
