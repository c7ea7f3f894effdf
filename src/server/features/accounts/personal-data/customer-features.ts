/** Every feature with personal data; customer-features.test.ts finds tables and files that are left out. */
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { cartData } from '#server/features/carts/personal-data.ts';
import { draftData } from '#server/features/drafts/personal-data.ts';
import { messageData } from '#server/features/contact-messages/personal-data.ts';
import { changeData } from '#server/features/entries/personal-data.ts';
import { orderData } from '#server/features/orders/personal-data.ts';
import { rosterData } from '#server/features/roster/personal-data.ts';
import { settingsData } from '#server/features/settings/personal-data.ts';
import { tutorialData } from '#server/features/tutorials/personal-data.ts';
import { waitingData } from '#server/features/waiting-list/personal-data.ts';
import { keyData } from '#server/idempotency/personal-data.ts';
import { loginData } from '../login/personal-data.ts';
import { newsletterData } from '../newsletter/personal-data.ts';
import type { CustomerData } from './customer-data.ts';
import type { Person } from './personal-data.ts';

// Tutorials first, so that an erasure takes their locks in the same order as ratings do.
export const FEATURES = [
  tutorialData,
  loginData,
  newsletterData,
  cartData,
  waitingData,
  rosterData,
  orderData,
  messageData,
  changeData,
  draftData,
  keyData,
  settingsData,
] as const;

type Feature = (typeof FEATURES)[number];
type All<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;

export async function readFeatures(db: Database, person: Person): Promise<Omit<CustomerData, 'account'>> {
  const parts = [];
  for (const feature of FEATURES) parts.push(await feature.read(db, person));
  return merged<Awaited<ReturnType<Feature['read']>>>(parts);
}

export async function forgetInFeatures(transaction: DatabaseTransaction, person: Person) {
  const parts = [];
  for (const feature of FEATURES) parts.push(await feature.forget(transaction, person));
  return merged<Awaited<ReturnType<Feature['forget']>>>(parts);
}

function merged<Part extends object>(parts: Part[]): All<Part> {
  return Object.assign({}, ...parts);
}
