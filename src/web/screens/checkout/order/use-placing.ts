import { useState } from 'react';
import type { OrderInput, Quote } from '#contract/checkout.ts';
import type { Order } from '#contract/orders.ts';
import type { OrdersApi } from '#web/features/orders/orders-api.ts';
import { ApiError } from '#web/api/client.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { forgetKey, forgetOrder, keyOf } from './order-draft.ts';

/** `changed`: the cart or its prices, so the customer looks again. `options`: how the shop delivers or is paid. */
export type Placed =
  | { kind: 'placed'; order: Order }
  | { kind: 'changed'; sentence: string; quote: Quote | null }
  | { kind: 'refused'; sentence: string; fields: Readonly<Record<string, string>>; options: boolean };

const CHANGED = new Set([
  'total_changed',
  'cart_changed',
  'old_version',
  'over_stock',
  'sold_out',
  'not_enough_seats',
  'workshop_full',
  'workshop_past',
  'already_owned',
  'item_unknown',
]);
/** Refused fields that what the shop offers decides. */
const OPTIONS = ['payment', 'delivery', 'delivery.method'];
const WITH_QUOTE = new Set(['total_changed', 'cart_changed']);

/** `failed` is said when no answer came; the next press sends the same order again. */
export function usePlacing(api: OrdersApi, failed: string) {
  const [busy, setBusy] = useState(false);

  const place = async (prepare: () => Promise<OrderInput>): Promise<Placed> => {
    setBusy(true);
    try {
      const body = await prepare();
      const order = await placeAnew(api, body);
      // Until it is paid, the same cart is the same order.
      if (!order.payment.url) forgetOrder();
      return { kind: 'placed', order };
    } catch (error) {
      setBusy(false);
      return outcomeOf(error, failed);
    }
  };
  return { busy, place };
}

/** The order that the key stands for may have ended unpaid meanwhile. */
async function placeAnew(api: OrdersApi, body: OrderInput): Promise<Order> {
  const order = await api.place(body, keyOf(body));
  if (order.state !== 'cancelled' && order.state !== 'expired') return order;
  forgetKey();
  return api.place(body, keyOf(body));
}

function outcomeOf(error: unknown, failed: string): Placed {
  if (!(error instanceof ApiError)) throw error;
  const { code, data, fields } = error;
  const sentence = failureSentence(error, failed);
  if (code === 'already_ordered') {
    forgetOrder();
    return { kind: 'placed', order: data as Order };
  }
  if (CHANGED.has(code))
    return { kind: 'changed', sentence, quote: WITH_QUOTE.has(code) ? (data as Quote) : null };
  const options = OPTIONS.some((field) => field in fields);
  return { kind: 'refused', sentence, fields, options };
}
