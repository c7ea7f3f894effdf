/** Orders as their rows, whatever the checkout would say of them. */
import type { ProductType } from '#domain/offer.ts';
import { FREE, agorot } from '#domain/money.ts';
import { newId } from '#server/db/ids.ts';
import { nextNumber } from '#server/db/counters.ts';
import { insertHolds } from '#server/db/entries/holds.ts';
import type { Database } from '#server/db/schema.ts';
import {
  type StoredOrder,
  type StoredOrderLine,
  insertOrder,
} from '#server/features/orders/orders.repository.ts';

export interface WantedLine {
  productType: ProductType;
  item: string;
  quantity?: number;
  /** Agorot, of the line. */
  toPay?: number;
  madeToOrder?: boolean;
  meetings?: { date: string; duration: number }[];
}

/** Placed and held, unless `values` say otherwise. */
export async function aStoredOrder(
  db: Database,
  wanted: readonly WantedLine[],
  { now = new Date(), ...values }: Partial<StoredOrder> & { now?: Date } = {},
): Promise<{ order: StoredOrder; lines: StoredOrderLine[] }> {
  const id = newId();
  const lines = wanted.map((line, position) => lineOf(line, id, position));
  const total = agorot(lines.reduce((sum, { to_pay }) => sum + to_pay, values.delivery_price ?? 0));
  const until = new Date(now.getTime() + 72 * 60 * 60_000).toISOString();
  const order = await db.transaction().execute(async (transaction) => {
    const placed: StoredOrder = {
      id,
      number: await nextNumber(transaction, 'orders'),
      version: 1,
      user_id: null,
      cart_id: null,
      lang: 'he',
      state: 'pending',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      confirmed_at: null,
      first_name: 'דנה',
      last_name: 'לוי',
      email: 'dana@example.com',
      phone: '0501234567',
      delivery_method: null,
      delivery_title: null,
      delivery_price: FREE,
      address: null,
      tracking_number: null,
      tracking_url: null,
      subtotal: total,
      first_order_discount: FREE,
      vat_rate: null,
      vat_amount: null,
      total,
      payment_method: 'arrange',
      hold_until: until,
      note: null,
      consents: '{}',
      workshop_cancellation_days: 2,
      has_request: 0,
      needs_review: 0,
      ...values,
    };
    await insertOrder(transaction, placed, lines);
    const held = lines.filter(({ product_type }) => product_type !== 'Tutorial');
    if (placed.state === 'pending')
      await insertHolds(
        transaction,
        held.map(({ id: line_id, product_type, item, quantity }) => ({
          line_id,
          product_type,
          item,
          quantity,
          until: placed.hold_until ?? until,
        })),
      );
    return placed;
  });
  return { order, lines };
}

function lineOf(
  { productType, item, quantity = 1, toPay = 100_00, madeToOrder = false, meetings }: WantedLine,
  order_id: string,
  position: number,
): StoredOrderLine {
  return {
    id: newId(),
    order_id,
    position,
    product_type: productType,
    item,
    quantity,
    title: 'טבעת רקועה',
    translations: '{}',
    image: null,
    original_price: null,
    price: agorot(Math.ceil(toPay / quantity)),
    discount: FREE,
    to_pay: agorot(toPay),
    made_to_order: madeToOrder ? 1 : 0,
    meetings: meetings ? JSON.stringify(meetings) : null,
    location: null,
    state: 'held',
    handed_over_at: null,
  };
}
