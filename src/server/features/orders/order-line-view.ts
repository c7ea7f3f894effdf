import type { OrderLine } from '#contract/orders.ts';
import { toShekels } from '#contract/money.ts';
import { type Agorot, FREE, agorot } from '#domain/money.ts';
import { readyBy } from '#domain/business-days.ts';
import { type CancellableLine, lineCancellation } from '#domain/orders/cancellation.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import { WORKSHOP_CANCELLATION_DAYS } from '#domain/shop-rules.ts';
import { chosenOf } from '#server/db/entries/chosen-columns.ts';
import type { StoredRefund } from './ledger.repository.ts';
import type { StoredStage } from './order-facts.repository.ts';
import type { StoredOrder, StoredOrderLine } from './orders.repository.ts';
import type { SeatPerson } from './seats.repository.ts';

export interface LineFacts {
  order: StoredOrder;
  refunds: readonly StoredRefund[];
  stages: readonly StoredStage[];
  /** Of a tutorial; ISO 8601. */
  openedAt: string | null;
  /** To whom its seats were given. */
  givenTo: SeatPerson | null;
}

export function toOrderLine(line: StoredOrderLine, facts: LineFacts, now: Date): OrderLine {
  const english = englishTitle(line.translations);
  const refunded = refundedOf(line.id, facts.refunds, ['done']);
  return {
    _id: line.id,
    item: line.item,
    productType: line.product_type,
    title: line.title,
    ...(english !== null && { translations: { en: { title: english } } }),
    image: line.image,
    quantity: line.quantity,
    ...chosenOf(line),
    price: toShekels(line.price),
    lineTotal: toShekels(agorot(line.price * line.quantity)),
    discount: toShekels(line.discount),
    toPay: toShekels(line.to_pay),
    ...(line.meetings !== null && { meetings: JSON.parse(line.meetings) as OrderLine['meetings'] }),
    ...(line.location !== null && { location: line.location }),
    ...(line.question !== null && { question: line.question }),
    ...(line.answer !== null && { answer: line.answer }),
    ...(facts.givenTo && { givenTo: facts.givenTo }),
    ...readyByOf(line, facts.order),
    ...(line.product_type === 'Item' && { madeToOrder: line.made_to_order === 1 }),
    state: line.state,
    refunded: {
      quantity: refunded.quantity,
      amount: toShekels(refunded.amount),
      ...(refunded.fee !== null && refunded.fee > 0 && { fee: toShekels(refunded.fee) }),
      ...(refunded.fee === null && { beforeFee: true }),
    },
    cancellation: cancellationOfLine(line, facts, now),
    ...(facts.stages.length > 0 && { stages: facts.stages.map(toStage) }),
  };
}

/** Its making begins once the order is confirmed (docs/rules.md#lead-days). */
function readyByOf(
  { lead_days: leadDays }: StoredOrderLine,
  { confirmed_at: confirmed, state }: StoredOrder,
): Pick<OrderLine, 'readyBy' | 'leadDays'> {
  if (leadDays === null) return {};
  if (confirmed === null) return state === 'pending' ? { leadDays } : {};
  return { readyBy: readyBy(new Date(confirmed), leadDays) };
}

/** `translations` is JSON. */
export function englishTitle(translations: string): string | null {
  const english: unknown = JSON.parse(translations).en?.title;
  return typeof english === 'string' && english !== '' ? english : null;
}

/** What can be cancelled of the line; what is being refunded counts as refunded. */
export function cancellableLine(
  line: StoredOrderLine,
  { order, refunds, openedAt }: Omit<LineFacts, 'stages' | 'givenTo'>,
): CancellableLine & { id: string } {
  const gone = refundedOf(line.id, refunds, ['asked', 'done', 'unknown']);
  return {
    id: line.id,
    productType: line.product_type,
    state: line.state,
    quantity: line.quantity - gone.quantity,
    toPay: agorot(Math.max(0, line.to_pay - gone.amount)),
    isMadeToOrder: line.made_to_order === 1,
    handedOverAt: line.handed_over_at,
    openedAt,
    meetings: line.meetings === null ? [] : (JSON.parse(line.meetings) as { date: string }[]),
    rule: ruleOf(order),
  };
}

function ruleOf({ workshop_cancellation_days }: StoredOrder): CancellableLine['rule'] {
  const workshopDays = WORKSHOP_CANCELLATION_DAYS.find((days) => days === workshop_cancellation_days);
  if (workshopDays === undefined) throw new TypeError(`No rule of ${workshop_cancellation_days} days`);
  return { workshopDays };
}

function cancellationOfLine(line: StoredOrderLine, facts: LineFacts, now: Date): OrderLine['cancellation'] {
  // Its lines stay held, in case it is paid after all.
  if (facts.order.state === 'expired') return { allowed: false };
  const { allowed, until, refund, reason } = lineCancellation(cancellableLine(line, facts), now);
  return {
    allowed,
    ...(until !== undefined && { until }),
    ...(refund !== undefined && { refund: toShekels(refund) }),
    ...(reason !== undefined && { reason }),
  };
}

function refundedOf(
  lineId: string,
  refunds: readonly StoredRefund[],
  states: readonly StoredRefund['state'][],
): { quantity: number; amount: Agorot; fee: Agorot | null } {
  const parts = refunds
    .filter(({ state }) => states.includes(state))
    .flatMap((refund) =>
      refund.lines
        .filter(({ line_id }) => line_id === lineId)
        .map((line) => ({ ...line, fee: feeOfLine(line, refund) })),
    );
  return {
    quantity: parts.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: parts.length === 0 ? FREE : sumOf(parts.map(({ amount }) => amount)),
    fee: parts.some(({ fee }) => fee === null) ? null : sumOf(parts.map(({ fee }) => fee ?? FREE)),
  };
}

/** Null where the refund's fee was taken off more than this line. */
function feeOfLine({ amount: ofLine }: { amount: Agorot }, { amount, fee }: StoredRefund): Agorot | null {
  return fee === 0 || ofLine === amount + fee ? fee : null;
}

/** A picture's address still lacks its signature (signed-stages.ts). */
function toStage({ id, state, text, image, at }: StoredStage): NonNullable<OrderLine['stages']>[number] {
  return { _id: id, state, ...(text !== null && { text }), ...(image !== null && { image }), at };
}
