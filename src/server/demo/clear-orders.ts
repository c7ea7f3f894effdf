/** Takes out the demo's orders and customers; what they held and bought is free again. */
import { raiseStockVersion } from '../db/catalogue-version.ts';
import { restartCounter } from '../db/counters.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import { lockUser } from '../db/user-lock.ts';
import { eraseCustomerIn } from '../features/accounts/personal-data/customers.service.ts';
import { ledgerOf } from '../features/orders/ledger.repository.ts';
import { lockGoods } from '../features/orders/lock-goods.ts';
import { forgetOrderMails } from '../features/orders/order-mails.service.ts';
import { type StockedLine, restock } from '../features/orders/order-stock.ts';
import { type StoredOrderLine, linesOf, lockOrder } from '../features/orders/orders.repository.ts';
import { withdrawByOrder } from '../features/tutorials/bought-tutorials.ts';
import {
  NOTHING_MADE,
  deleteOrders,
  readMadeOrders,
  withoutOrders,
  writeMadeOrders,
} from './made-orders.repository.ts';

export interface ClearedOrders {
  orders: number;
  customers: number;
}

/** A demo customer who has other orders stays. Locks the stock version, so call it last. */
export async function clearDemoOrders(transaction: DatabaseTransaction, now: Date): Promise<ClearedOrders> {
  const made = await readMadeOrders(transaction);
  for (const id of made.customers.toSorted()) await lockUser(transaction, id);
  const orders: string[] = [];
  for (const id of made.orders.toSorted()) if (await lockOrder(transaction, id)) orders.push(id);
  const lines = [...(await linesOf(transaction, orders)).values()].flat();
  const back = await stillSold(transaction, lines);
  for (const { id } of lines) await withdrawByOrder(transaction, id, null, now);
  await forgetOrderMails(transaction, orders);
  await deleteOrders(transaction, orders);
  const emails = await withoutOrders(transaction, made.customers);
  for (const email of emails) await eraseCustomerIn(transaction, email);
  await writeMadeOrders(transaction, NOTHING_MADE);
  await lockGoods(
    transaction,
    back.map(({ product_type: productType, item }) => ({ productType, item })),
  );
  if (orders.length > 0) await restartCounter(transaction, 'orders');
  await restock(transaction, back, now);
  if (orders.length > 0) await raiseStockVersion(transaction);
  return { orders: orders.length, customers: emails.length };
}

/** What was canceled has come back already, or the admin decided that it doesn't. */
async function stillSold(
  transaction: DatabaseTransaction,
  lines: readonly StoredOrderLine[],
): Promise<StockedLine[]> {
  const sold: StockedLine[] = [];
  for (const { id, order_id, product_type, item, choices, quantity, state } of lines) {
    if (product_type === 'Tutorial' || state === 'held' || state === 'cancelled') continue;
    const { refunds } = await ledgerOf(transaction, order_id);
    const returned = refunds
      .flatMap((refund) => refund.lines)
      .filter(({ line_id, restock: isBack }) => line_id === id && isBack === 1)
      .reduce((sum, part) => sum + part.quantity, 0);
    if (quantity > returned) sold.push({ product_type, item, choices, quantity: quantity - returned });
  }
  return sold;
}
