/** Orders of any state, written without placing them. */
import type { User } from '#contract/auth.ts';
import { type Agorot, FREE, agorot } from '#domain/money.ts';
import { type LineState, type OrderState, firstLineState } from '#domain/orders/order-states.ts';
import { vatInside } from '#domain/orders/order-totals.ts';
import type { ProductType } from '#domain/offer.ts';
import { nextNumber } from '#server/db/counters.ts';
import { variantOf } from '#server/db/entries/chosen-columns.ts';
import { newId } from '#server/db/ids.ts';
import { insertAttempt, insertCharge } from '#server/features/orders/ledger.repository.ts';
import {
  type NewEvent,
  type StoredOrder,
  type StoredOrderLine,
  insertOrder,
  recordEvent,
} from '#server/features/orders/orders.repository.ts';
import type { TestApp } from './app.ts';

export interface OrderValues {
  /** Null: taken by the admin; the app's own customer if left out. */
  customer?: User | null;
  /** Pending if left out. */
  state?: OrderState;
  /** One ring of ₪320 if left out. */
  lines?: LineValues[];
  /** All of a confirmed or completed order if left out, else nothing. */
  paid?: Agorot;
  /** When it was placed, and everything else happened. */
  at?: string;
  /** Columns that differ from what follows from the rest. */
  values?: Partial<StoredOrder>;
}

/** A piece unless it says otherwise; in the state that the order's asks for. */
export type LineValues = Partial<StoredOrderLine>;

export interface TestOrder {
  order: StoredOrder;
  lines: StoredOrderLine[];
  /** The app's own customer unless another was given. */
  customer: User | null;
}

export const AT = '2026-06-01T09:00:00.000Z';
const HOLD_UNTIL = '2026-06-04T09:00:00.000Z';
const RATE = 18;
const DONE: Record<ProductType, LineState> = {
  Item: 'handed_over',
  Workshop: 'attended',
  Tutorial: 'granted',
};

export function aLine(orderId: string, position: number, state: OrderState, values: LineValues = {}) {
  const product_type = values.product_type ?? 'Item';
  const { quantity = 1, price = agorot(320_00), discount = FREE } = values;
  const lineState = values.state ?? lineStateOf(product_type, state);
  const line: StoredOrderLine = {
    id: newId(),
    order_id: orderId,
    position,
    product_type,
    item: newId(),
    quantity,
    title: 'טבעת רקועה',
    translations: '{}',
    image: null,
    original_price: null,
    price,
    discount,
    to_pay: agorot(price * quantity - discount),
    made_to_order: 0,
    choices: '[]',
    choice_titles: '[]',
    personal_text: null,
    personal_text_title: null,
    lead_days: null,
    meetings: null,
    location: null,
    question: null,
    answer: null,
    state: lineState,
    handed_over_at: lineState === 'handed_over' ? AT : null,
    ...values,
  };
  return line;
}

export async function anOrder(app: TestApp, given: OrderValues = {}): Promise<TestOrder> {
  const { state = 'pending', at = AT, values = {} } = given;
  const customer = given.customer === undefined ? (await app.as('customer')).user : given.customer;
  const id = values.id ?? newId();
  const lines = (given.lines ?? [{}]).map((line, position) => aLine(id, position, state, line));
  return app.db.transaction().execute(async (transaction) => {
    const number = values.number ?? (await nextNumber(transaction, 'orders'));
    const order = { ...orderOf({ id, number, state, at, customer, lines }), ...values };
    await insertOrder(transaction, order, lines);
    if (state === 'pending') await hold(transaction, order, lines);
    const isPaid = state === 'confirmed' || state === 'completed';
    const paid = given.paid ?? (isPaid ? order.total : FREE);
    const attempt = { id: newId(), order_id: id, method: order.payment_method, amount: order.total };
    await insertAttempt(transaction, { ...attempt, state: attemptState(state), created_at: at });
    if (paid > 0) {
      const charge = { id: newId(), order_id: id, attempt_id: attempt.id, amount: paid, reference: null };
      await insertCharge(transaction, { ...charge, method: 'bit', at, by_user: null });
    }
    for (const event of eventsOf(state, paid, lines, at)) await recordEvent(transaction, id, event);
    return { order, lines, customer };
  });
}

function orderOf({
  id,
  number,
  state,
  at,
  customer,
  lines,
}: {
  id: string;
  number: number;
  state: OrderState;
  at: string;
  customer: User | null;
  lines: StoredOrderLine[];
}): StoredOrder {
  const subtotal = agorot(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  const total = agorot(lines.reduce((sum, { to_pay }) => sum + to_pay, 0));
  const hasPiece = lines.some(({ product_type }) => product_type === 'Item');
  return {
    id,
    number,
    version: 1,
    user_id: customer?._id ?? null,
    cart_id: null,
    lang: 'he',
    state,
    created_at: at,
    updated_at: at,
    confirmed_at: state === 'confirmed' || state === 'completed' ? at : null,
    first_name: customer?.firstName ?? 'רות',
    last_name: customer?.lastName ?? 'כהן',
    email: customer?.email ?? 'ruth@example.com',
    phone: '050-1234567',
    delivery_method: hasPiece ? 'pickup' : null,
    delivery_title: hasPiece ? '{"he":"איסוף מהסטודיו","en":"Pickup at the studio"}' : null,
    delivery_price: FREE,
    address: null,
    tracking_number: null,
    tracking_url: null,
    subtotal,
    first_order_discount: agorot(subtotal - total),
    vat_rate: RATE,
    vat_amount: vatInside(total, RATE),
    total,
    payment_method: 'arrange',
    hold_until: HOLD_UNTIL,
    note: null,
    consents: `{"terms":"1","given":[{"consent":"terms","at":"${at}"}]}`,
    workshop_cancellation_days: 2,
    has_request: 0,
    needs_review: 0,
  };
}

async function hold(
  transaction: Parameters<typeof insertOrder>[0],
  { hold_until }: StoredOrder,
  lines: readonly StoredOrderLine[],
): Promise<void> {
  const held = lines.filter(({ product_type }) => product_type !== 'Tutorial');
  if (held.length === 0 || hold_until === null) return;
  await transaction
    .insertInto('order_holds')
    .values(
      held.map(({ id, product_type, item, quantity, choices }) => ({
        line_id: id,
        product_type,
        item,
        variant: variantOf(choices),
        quantity,
        until: hold_until,
      })),
    )
    .execute();
}

function lineStateOf(productType: ProductType, state: OrderState): LineState {
  if (state === 'pending' || state === 'expired') return 'held';
  if (state === 'cancelled') return 'cancelled';
  return state === 'confirmed' ? firstLineState(productType) : DONE[productType];
}

function attemptState(state: OrderState) {
  if (state === 'pending') return 'pending';
  return state === 'confirmed' || state === 'completed' ? 'paid' : 'ended';
}

function eventsOf(state: OrderState, paid: Agorot, lines: StoredOrderLine[], at: string): NewEvent[] {
  const events: NewEvent[] = [{ event: 'placed', actor: 'customer', at }];
  if (paid > 0) events.push({ event: 'paid', actor: 'admin', amount: paid, at });
  if (state === 'pending') return events;
  if (state === 'cancelled' || state === 'expired') return [...events, { event: state, actor: 'shop', at }];
  events.push({ event: 'confirmed', actor: 'shop', at });
  for (const { id, state } of lines) {
    if (state === 'handed_over' || state === 'attended' || state === 'absent')
      events.push({ event: state, actor: 'admin', line: id, at });
  }
  return state === 'completed' ? [...events, { event: 'completed', actor: 'shop', at }] : events;
}
