import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';

export interface Person {
  email: string;
  /** Empty without an account. */
  userId: string;
}

export interface PersonalData<Data, Erased> {
  /** Those with anything of a person. */
  tables: readonly (keyof Tables)[];
  read: (db: Database, person: Person) => Promise<Data>;
  forget: (transaction: DatabaseTransaction, person: Person) => Promise<Erased>;
}
