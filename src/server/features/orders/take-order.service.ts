/** An order that the admin takes by phone or at a fair: the rules of placing, without consents (docs/rules.md#placing-an-order). */
import type { NewAdminOrder } from '#contract/admin-orders.ts';
import type { Settings } from '#contract/settings.ts';
import { mergeLines } from '#domain/cart.ts';
import { readCartEntries } from '#server/db/entries/cart-entries.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { holdUser } from '#server/db/user-lock.ts';
import { runOnce } from '#server/idempotency/idempotency.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { firstOrderPercent } from './first-order-offer.ts';
import { lockGoods } from './lock-goods.ts';
import { checkContact, checkTaken } from './placing-rules.ts';
import { priceCart } from './priced-cart.ts';
import { writeOrder } from './write-order.service.ts';

interface Taking {
  input: NewAdminOrder;
  /** The admin. */
  by: string;
  /** Read before the transaction. */
  settings: Settings;
  holdMinutes: number;
  key: string;
  now: Date;
}

interface Taken {
  orderId: string;
  isNew: boolean;
}

/** Nobody's account has it. */
const NOBODY = '';

/** Once per key. Throws an ApiError, and then nothing was written. */
export function takeOrder(db: Database, taking: Taking): Promise<Taken> {
  return db.transaction().execute((transaction) => takeOrderIn(transaction, taking));
}

/** Locks the counters and the stock version, so call it last. */
export async function takeOrderIn(transaction: DatabaseTransaction, taking: Taking): Promise<Taken> {
  const { input, by, key, now } = taking;
  const call = { userId: by, call: 'POST /admin/orders', key, body: input, now };
  if (!(await holdUser(transaction, by))) throw new ApiError('unauthorized');
  const result = await runOnce(transaction, call, () => take(transaction, taking));
  if (result.kind === 'key_reused') throw new ApiError('key_reused');
  return { orderId: result.reference, isNew: result.kind === 'first' };
}

async function take(transaction: DatabaseTransaction, taking: Taking): Promise<string> {
  const { input, by, settings, holdMinutes, now } = taking;
  const { lines: wanted, refusal } = mergeLines(input.lines);
  if (refusal)
    throw new ApiError(refusal.code, {
      ['index' in refusal ? `lines.${refusal.index}` : 'lines']: { problem: 'invalid' },
    });
  await lockGoods(transaction, wanted);
  const entries = await readCartEntries(transaction, wanted, NOBODY, { now });
  const lines = wanted.map(({ productType, item, quantity }) => ({
    productType,
    item,
    quantity,
    details: { title: '', image: null },
  }));
  const percent = await firstOrderPercent(transaction, settings, {
    user: { email: input.contact.email },
    now,
  });
  const delivery = input.delivery?.method;
  const priced = priceCart(lines, entries, { settings, firstOrderPercent: percent, delivery });
  checkTaken(priced, (line) => `lines.${wanted[line]!.index}`);
  checkContact(priced, settings, input);
  const placed = { input: { ...input, consents: [] }, priced, settings, userId: null, cartId: null, now };
  return writeOrder(transaction, placed, { by: { actor: 'admin', id: by }, holdMinutes });
}
