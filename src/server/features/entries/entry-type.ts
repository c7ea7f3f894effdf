/** What the admin's routes need to know of a kind of entry. */
import type { z } from 'zod';
import type { EntryKind } from '#domain/catalogue.ts';
import type { ImageAlts } from '#contract/common.ts';
import type { ProductType } from '#domain/offer.ts';
import type { ChangedState } from '#server/db/entries/entry-columns.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import type { Input } from './complete-fields.ts';

export interface EntryFields {
  imageAlts?: ImageAlts;
  translations: object;
}

export interface EntryBirth {
  _id: string;
  createdDate: string; // ISO 8601 UTC
}

export interface AdminEntry extends EntryFields, EntryBirth {
  version: number;
  updatedDate: string;
  demo: boolean;
}

export interface EntryType<Fields extends EntryFields = EntryFields, Entry extends AdminEntry = AdminEntry> {
  kind: EntryKind;
  inputSchema: z.ZodType;
  changeSchema?: z.ZodType; // default `inputSchema`
  entrySchema: z.ZodType<Entry>;
  bodyLimit?: number; // bytes; default `BOUNDS.body`
  pictureFields: readonly string[]; // addresses of pictures, or lists of them
  besidePictures?: Readonly<Record<string, string>>; // lists that go with a list of pictures, place by place
  noPicture?: string; // of a picture field, where it isn't null
  productType: ProductType | null; // null: it can't be in a cart
  /** `before` is null for a new entry. */
  complete(input: Input<Fields>, before: Fields | null): Fields;
  /** What an earlier version had, with what is counted as it is now. */
  asCountedNow?(then: Partial<Fields>, current: Fields): Partial<Fields>;
  /** In the order of the admin's list; without deleted entries. */
  ids(db: Database): Promise<string[]>;
  /** Skips unknown and deleted entries; in no order. */
  read(db: Database, ids: string[]): Promise<Entry[]>;
  find(db: Database, id: string): Promise<Entry | null>;
  toAnswer?(entry: Entry): Entry;
  insert(transaction: DatabaseTransaction, entry: Fields & EntryBirth): Promise<void>;
  update(transaction: DatabaseTransaction, id: string, fields: Fields, state: ChangedState): Promise<void>;
  /** Customers who own it, or people who come to it; it can't be deleted while there are any. */
  countOwners?(db: Database, id: string): Promise<number>;
}
