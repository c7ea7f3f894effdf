/** Every feature with personal data; customers.test.ts compares it with the foreign keys to users. */
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { keyData } from '#server/idempotency/personal-data.ts';
import { cartData } from '#server/features/carts/personal-data.ts';
import { draftData } from '#server/features/drafts/personal-data.ts';
import { messageData } from '#server/features/contact-messages/personal-data.ts';
import { tutorialData } from '#server/features/tutorials/personal-data.ts';
import type { CustomerData } from './customer-data.ts';
import { loginData } from '../login/personal-data.ts';
import type { Person } from './personal-data.ts';

export const COVERED_TABLES = [loginData, cartData, tutorialData, messageData, keyData, draftData].flatMap(
  ({ tables }) => tables,
);

export async function readFeatures(db: Database, person: Person): Promise<Omit<CustomerData, 'account'>> {
  return {
    ...(await loginData.read(db, person)),
    ...(await cartData.read(db, person)),
    ...(await tutorialData.read(db, person)),
    ...(await messageData.read(db, person)),
    ...(await keyData.read(db, person)),
    ...(await draftData.read(db, person)),
  };
}

export async function forgetInFeatures(transaction: DatabaseTransaction, person: Person) {
  return {
    // First, so that it takes the tutorials' locks in the same order as ratings do.
    ...(await tutorialData.forget(transaction, person)),
    ...(await loginData.forget(transaction, person)),
    ...(await cartData.forget(transaction, person)),
    ...(await messageData.forget(transaction, person)),
    ...(await keyData.forget(transaction, person)),
    ...(await draftData.forget(transaction, person)),
  };
}
