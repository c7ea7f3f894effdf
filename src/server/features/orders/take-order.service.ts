/** An order that the admin takes by phone or at a fair: the rules of placing, without consents (docs/rules.md#placing-an-order). */
import type { NewAdminOrder } from '#contract/admin-orders.ts';
import type { Settings } from '#contract/settings.ts';
import { lockAddresses } from '#server/db/address-lock.ts';
import { newId } from '#server/db/ids.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { holdUser } from '#server/db/user-lock.ts';
import { runOnce } from '#server/idempotency/idempotency.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { lockGoods } from './lock-goods.ts';
import { checkContact, checkTaken } from './placing-rules.ts';
import { priceTaken, takenLines } from './priced-taken.ts';
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

/** Once per key. Throws an ApiError, and then nothing was written. */
export function takeOrder(db: Database, taking: Taking): Promise<Taken> {
  return db.transaction().execute((transaction) => takeOrderIn(transaction, taking));
}

/** Locks the counters and the stock version, so call it last. */
export async function takeOrderIn(transaction: DatabaseTransaction, taking: Taking): Promise<Taken> {
  const { input, by, key, now } = taking;
  const id = newId();
  const call = { userId: by, call: 'POST /admin/orders', key, body: input, reference: id, now };
  if (!(await holdUser(transaction, by))) throw new ApiError('unauthorized');
  const result = await runOnce(transaction, call, async () => {
    await take(transaction, id, taking);
    return id;
  });
  if (result.kind === 'key_reused') throw new ApiError('key_reused');
  return { orderId: result.reference, isNew: result.kind === 'first' };
}

async function take(transaction: DatabaseTransaction, id: string, taking: Taking): Promise<void> {
  const { input, by, settings, holdMinutes, now } = taking;
  const wanted = takenLines(input.lines);
  const { email } = input.contact;
  if (settings.offers.firstOrder > 0) await lockAddresses(transaction, [email]);
  await lockGoods(transaction, wanted);
  const delivery = input.delivery?.method;
  const priced = await priceTaken(transaction, { wanted, email, delivery, settings, now });
  checkTaken(priced, (line) => `lines.${wanted[line]!.index}`);
  checkContact(priced, settings, input);
  const ordered = { ...input, consents: [] };
  const placed = { id, input: ordered, priced, settings, userId: null, cartId: null, now };
  await writeOrder(transaction, placed, { by: { actor: 'admin', id: by }, holdMinutes });
}
