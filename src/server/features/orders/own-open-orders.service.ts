import type { Database } from '#server/db/schema.ts';
import type { Person } from '../accounts/personal-data/personal-data.ts';
import { areOpen, ordersOf } from './personal-data.repository.ts';

/** Something is still to be paid, made, sent or attended. */
export async function hasOpenOrders(db: Database, person: Person): Promise<boolean> {
  return areOpen(db, await ordersOf(db, person));
}
