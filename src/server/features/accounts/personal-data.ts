import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';

/** A customer; without an account someone who has only written. */
export interface Person {
  email: string;
  /** Empty without an account. */
  userId: string;
}

/** What one feature keeps of a person. */
export interface PersonalData<Data, Erased> {
  /** Its tables with a reference to users. */
  tables: readonly (keyof Tables)[];
  read: (db: Database, person: Person) => Promise<Data>;
  /** Deletes it; returns what to report. */
  forget: (transaction: DatabaseTransaction, person: Person) => Promise<Erased>;
}
