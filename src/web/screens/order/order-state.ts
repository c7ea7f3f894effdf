/** The state of an order's page: its heading, and the badge beside its number. */
import type { Order, OrderLine, OrderStatus } from '#contract/orders.ts';
import type { PageTexts } from '#i18n/pages/texts.ts';
import { isolated } from '#i18n/isolated.ts';
import { orderWord } from '../orders/order-word.ts';
import { isWhollyAsked } from '../orders/wholly-asked.ts';

type Words = PageTexts['order'];
/** Lines and contact only of one's own. */
type Shown = OrderStatus & Partial<Pick<Order, 'lines' | 'contact' | 'replacedBy' | 'cancellationRequest'>>;

export function badgeOf(order: Shown, t: Words): string {
  const { payment } = order;
  if (isCancelling(order)) return t.badges.beingCancelled;
  const word = orderWord({ ...order, lines: order.lines ?? [] });
  if (payment.state === 'part_refunded' && word !== 'making' && word !== 'ready')
    return t.badges.part_refunded;
  return word === 'confirmed' && payment.state === 'paid' ? t.badges.paid : t.badges[word];
}

export function titleOf(order: Shown, t: Words): string {
  const { state, payment, contact, lines, replacedBy } = order;
  if (payment.state === 'review') return t.review;
  if (payment.state === 'refunded') return t.refunded;
  if (isCancelling(order)) return t.beingCancelled;
  if (isJustConfirmed(order) && contact?.firstName) return t.thanks(isolated(contact.firstName));
  if (state === 'cancelled' && replacedBy !== undefined) return t.replaced;
  const progress = state === 'confirmed' && progressOf(lines ?? []);
  return progress ? t.atWork[progress] : t.states[state];
}

/** All that is left of it is to be canceled. */
export function isCancelling({ payment, lines, cancellationRequest }: Shown): boolean {
  return (
    payment.state !== 'review' &&
    lines !== undefined &&
    cancellationRequest !== undefined &&
    isWhollyAsked({ lines, cancellationRequest })
  );
}

/** Confirmed, and nothing has been done about it since. */
export function isJustConfirmed({ state, payment, lines = [] }: Shown): boolean {
  const isNew = payment.state === 'paid' || payment.state === 'none';
  return (
    state === 'confirmed' &&
    isNew &&
    lines.length > 0 &&
    lines.every((line) => ['waiting', 'registered', 'granted'].includes(line.state))
  );
}

/** There are pictures of what is being made. */
export function isShownAtWork({ state, lines = [] }: Shown): boolean {
  return (
    state === 'confirmed' &&
    progressOf(lines) === 'making' &&
    lines.some(({ stages = [] }) => stages.some(({ image }) => image !== undefined))
  );
}

/** Of the pieces: ready once all of them are, and one still waits for its customer. */
function progressOf(lines: readonly Pick<OrderLine, 'productType' | 'state'>[]): 'making' | 'ready' | null {
  const pieces = lines.filter(({ productType, state }) => productType === 'Item' && state !== 'cancelled');
  const isReady = pieces.some(({ state }) => state === 'ready');
  if (isReady && pieces.every(({ state }) => state === 'ready' || state === 'handed_over')) return 'ready';
  return pieces.some(({ state }) => state === 'making') ? 'making' : null;
}

/** Lines of an expired order stay as they were, though nothing is kept any longer. */
export function hasStage({ state }: Pick<Order, 'state'>, line: Pick<OrderLine, 'state'>): boolean {
  return line.state !== 'held' || state === 'pending';
}
