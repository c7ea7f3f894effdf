/** Orders from their rows, as their customers see them (docs/rules.md#orders). */
import type { Address } from '#contract/checkout.ts';
import type { Localized } from '#contract/localized.ts';
import { toShekels } from '#contract/money.ts';
import type { Order, OrderEvent } from '#contract/orders.ts';
import { FREE } from '#domain/money.ts';
import { holdLives } from '#domain/orders/holds.ts';
import { type LedgerSums, ledgerSums, paymentState } from '#domain/orders/payment-state.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import type { EventDetails } from '#server/db/order-tables.ts';
import type { Database } from '#server/db/schema.ts';
import { toAskedFor } from './cancellation-request.repository.ts';
import { type Ledger, ledgersOf } from './ledger.repository.ts';
import {
  type StoredRequest,
  type StoredStage,
  openingsOf,
  requestsOf,
  stagesOf,
} from './order-facts.repository.ts';
import { type StoredDocument, documentsOf } from './paying/documents.repository.ts';
import { type PageOfAttempt, pagesOf } from './paying/provider-pages.repository.ts';
import { toOrderLine } from './order-line-view.ts';
import { type SeatPerson, givenSeats } from './seats.repository.ts';
import {
  type StoredEvent,
  type StoredOrder,
  type StoredOrderLine,
  eventsOf,
  findOrder,
  linesOf,
} from './orders.repository.ts';

export interface OrderFacts {
  order: StoredOrder;
  lines: readonly StoredOrderLine[];
  ledger: Ledger;
  events: readonly StoredEvent[];
  /** By line. */
  stages: ReadonlyMap<string, readonly StoredStage[]>;
  /** The latest. */
  request: StoredRequest | null;
  /** When its tutorials were opened first, by line. */
  openings: ReadonlyMap<string, string>;
  /** To whom its seats were given, by line. */
  given: ReadonlyMap<string, SeatPerson>;
  /** The provider's, the latest first. */
  pages: readonly PageOfAttempt[];
  documents: readonly StoredDocument[];
}

/** In the given order; as many queries for a hundred orders as for one. */
export async function readOrderViews(
  db: Database,
  orders: readonly StoredOrder[],
  now: Date,
): Promise<Order[]> {
  return (await readOrderFacts(db, orders)).map((facts) => toOrder(facts, now));
}

/** Null for an unknown order. */
export async function readOrderView(db: Database, id: string, now: Date): Promise<Order | null> {
  const order = await findOrder(db, id);
  return order && ((await readOrderViews(db, [order], now))[0] ?? null);
}

export async function readOrderFacts(db: Database, orders: readonly StoredOrder[]): Promise<OrderFacts[]> {
  const ids = orders.map(({ id }) => id);
  const lines = await linesOf(db, ids);
  const ledgerOf = await ledgersOf(db, ids);
  const events = await eventsOf(db, ids);
  const stages = await stagesOf(db, ids);
  const requests = await requestsOf(db, ids);
  const openings = await openingsOf(db, ids);
  const given = await givenSeats(db, seatLines(lines));
  const pages = await pagesOf(db, ids);
  const documents = await documentsOf(db, ids);
  return orders.map((order) => ({
    order,
    lines: lines.get(order.id) ?? [],
    ledger: ledgerOf(order.id),
    events: events.get(order.id) ?? [],
    stages,
    request: requests.get(order.id) ?? null,
    openings,
    given,
    pages: pages.get(order.id) ?? [],
    documents: documents.get(order.id) ?? [],
  }));
}

function seatLines(lines: ReadonlyMap<string, readonly StoredOrderLine[]>): string[] {
  return [...lines.values()]
    .flat()
    .flatMap(({ id, product_type }) => (product_type === 'Workshop' ? [id] : []));
}

/** Of one that was just written: nobody has paid for it, nor done anything else. */
export function newOrderView(order: StoredOrder, lines: readonly StoredOrderLine[], now: Date): Order {
  const placed: StoredEvent = {
    order_id: order.id,
    position: 0,
    at: order.created_at,
    event: 'placed',
    actor: 'customer',
    by_user: null,
    line_id: null,
    amount: null,
    details: null,
  };
  const ledger = { attempts: [], charges: [], refunds: [] };
  const none = {
    stages: new Map(),
    request: null,
    openings: new Map(),
    given: new Map(),
    pages: [],
    documents: [],
  };
  return toOrder({ order, lines, ledger, events: [placed], ...none }, now);
}

export function toOrder(facts: OrderFacts, now: Date): Order {
  const { order, ledger, request } = facts;
  const { phone, note, vat_rate, vat_amount } = order;
  return {
    _id: order.id,
    number: order.number,
    version: order.version,
    lang: order.lang,
    createdDate: order.created_at,
    state: order.state,
    payment: paymentOf(facts, now),
    contact: {
      firstName: order.first_name,
      lastName: order.last_name,
      email: order.email,
      ...(phone !== null && { phone }),
    },
    ...deliveryOf(order),
    lines: facts.lines.map((line) => {
      const stages = facts.stages.get(line.id) ?? [];
      const openedAt = facts.openings.get(line.id) ?? null;
      const givenTo = facts.given.get(line.id) ?? null;
      return toOrderLine(line, { order, refunds: ledger.refunds, stages, openedAt, givenTo }, now);
    }),
    subtotal: toShekels(order.subtotal),
    discounts:
      order.first_order_discount > 0
        ? [{ kind: 'first_order', amount: toShekels(order.first_order_discount) }]
        : [],
    vat: vat_rate === null ? null : { rate: vat_rate, amount: toShekels(vat_amount ?? FREE) },
    total: toShekels(order.total),
    ...(note !== null && { note }),
    documents: facts.documents.flatMap(toDocument),
    ...(request && { cancellationRequest: toRequest(request) }),
    ...replacementOf(facts.events),
    timeline: timelineOf(facts.events),
  };
}

/** Of charges that came and refunds that were carried out. */
export function sumsOf({ order, ledger }: Pick<OrderFacts, 'order' | 'ledger'>): LedgerSums {
  return ledgerSums(moneyOf(order, ledger));
}

export function paymentStateOf({ order, ledger }: Pick<OrderFacts, 'order' | 'ledger'>) {
  const needsReview = order.needs_review === 1;
  return paymentState({ ...moneyOf(order, ledger), needsReview, orderState: order.state });
}

function moneyOf({ total }: StoredOrder, { charges, refunds }: Ledger) {
  return {
    total,
    charges: charges.map(({ amount }) => amount),
    refundsDone: refunds.filter(isDone).map(({ amount }) => amount),
  };
}

function isDone({ state }: Ledger['refunds'][number]): boolean {
  return state === 'done';
}

function paymentOf(facts: OrderFacts, now: Date): Order['payment'] {
  const { state, hold_until } = facts.order;
  const { paid, refunded } = sumsOf(facts);
  const fee = sumOf(facts.ledger.refunds.filter(isDone).map((refund) => refund.fee));
  const { brand = null, last4 = null } =
    facts.pages.find(({ transaction_id }) => transaction_id !== null) ?? {};
  const url = payUrlOf(facts, now);
  return {
    state: paymentStateOf(facts),
    method: methodOf(facts),
    ...(state === 'pending' && hold_until !== null && { holdUntil: hold_until }),
    ...(url !== null && { url }),
    ...(brand !== null && { brand }),
    ...(last4 !== null && { last4 }),
    paid: toShekels(paid),
    refunded: toShekels(refunded),
    ...(fee > 0 && { fee: toShekels(fee) }),
  };
}

/** Paid online, what the provider said, which may be another way than was chosen. */
function methodOf({ order, ledger }: OrderFacts): Order['payment']['method'] {
  const { payment_method } = order;
  if (payment_method === 'arrange') return payment_method;
  const said = ledger.charges.findLast(({ by_user }) => by_user === null)?.method;
  return said === 'card' || said === 'bit' ? said : payment_method;
}

/** While it can still be paid there. */
function payUrlOf({ order, pages, ledger }: OrderFacts, now: Date): string | null {
  const { state, hold_until, payment_method, needs_review } = order;
  if (state !== 'pending' || needs_review === 1 || hold_until === null) return null;
  if (!holdLives({ until: hold_until }, now)) return null;
  const { missing } = sumsOf({ order, ledger });
  const page = pages.find(
    (one) => one.attempt_state === 'pending' && one.url !== null && one.amount === missing,
  );
  return (payment_method === 'bit' && page?.bit_url) || (page?.url ?? null);
}

/** One that is missing is nobody's but the admin's business. */
function toDocument({ kind, number, url }: StoredDocument): Order['documents'] {
  return kind === null || number === null ? [] : [{ kind, number, url: url ?? '' }];
}

function deliveryOf(order: StoredOrder): Pick<Order, 'delivery'> {
  const { delivery_method: method, delivery_title, address, tracking_number, tracking_url } = order;
  if (method === null) return {};
  const { he, en } = JSON.parse(delivery_title ?? '{"he":""}') as Localized;
  return {
    delivery: {
      method,
      title: he,
      ...(en !== undefined && { translations: { en: { title: en } } }),
      price: toShekels(order.delivery_price),
      ...(address !== null && { address: JSON.parse(address) as Address }),
      ...(tracking_number !== null && { trackingNumber: tracking_number }),
      ...(tracking_url !== null && { trackingUrl: tracking_url }),
    },
  };
}

function toRequest(request: StoredRequest): Order['cancellationRequest'] {
  const { at, text, refund, has_defect, settled_at } = request;
  return {
    at,
    ...toAskedFor(request),
    ...(text !== null && { text }),
    refund: toShekels(refund),
    ...(has_defect === 1 && { defect: true }),
    ...(settled_at !== null && { settled: settled_at }),
  };
}

/** For the admin alone. */
const INTERNAL: readonly OrderEvent[] = ['mail_sent', 'refund_failed', 'review_settled'];

function replacementOf(events: readonly StoredEvent[]): Pick<Order, 'replacedBy'> {
  const details = events.find(({ event }) => event === 'cancelled')?.details;
  const { replacedBy } = JSON.parse(details ?? '{}') as EventDetails;
  return replacedBy === undefined ? {} : { replacedBy };
}

function timelineOf(events: readonly StoredEvent[]): Order['timeline'] {
  return events
    .filter(({ event }) => !INTERNAL.includes(event))
    .map(({ at, event, line_id }) => ({ at, event, ...(line_id !== null && { line: line_id }) }));
}
