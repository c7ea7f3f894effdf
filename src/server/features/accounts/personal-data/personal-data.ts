import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';

export interface Person {
  email: string;
  /** False: what merely bears the email may be somebody else's, who never confirmed it (docs/rules.md#own-data). */
  ownsEmail: boolean;
  /** Empty without an account. */
  userId: string;
}

export interface PersonalData<Data, Erased> {
  /** Those with anything of a person. */
  tables: readonly (keyof Tables)[];
  read: (db: Database, person: Person) => Promise<Data>;
  forget: (transaction: DatabaseTransaction, person: Person) => Promise<Erased>;
}
