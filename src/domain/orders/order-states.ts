/** Who may move what, and never backwards (docs/rules.md#orders). */
import type { ProductType } from '../offer.ts';

export const ORDER_STATES = ['pending', 'confirmed', 'completed', 'cancelled', 'expired'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const LINE_STATES = [
  'held',
  'waiting',
  'making',
  'ready',
  'handed_over',
  'registered',
  'attended',
  'absent',
  'granted',
  'cancelled',
] as const;
export type LineState = (typeof LINE_STATES)[number];

export const PAYMENT_STATES = ['none', 'pending', 'paid', 'part_refunded', 'refunded', 'review'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Money that the admin records is settled, too: only `settling` confirms an order. */
export const ORDER_MOVERS = ['settling', 'expiry', 'admin', 'customer', 'refund'] as const;
export type OrderMover = (typeof ORDER_MOVERS)[number];

interface OrderMove {
  from: OrderState;
  to: OrderState;
  by: readonly OrderMover[];
}

const ORDER_MOVES: readonly OrderMove[] = [
  { from: 'pending', to: 'confirmed', by: ['settling'] },
  // By settling: the provider couldn't be reached, so there is nothing to pay at.
  { from: 'pending', to: 'cancelled', by: ['settling', 'admin', 'customer'] },
  { from: 'pending', to: 'expired', by: ['expiry'] },
  { from: 'expired', to: 'confirmed', by: ['settling'] },
  { from: 'expired', to: 'cancelled', by: ['admin'] },
  { from: 'confirmed', to: 'completed', by: ['settling', 'admin', 'refund'] },
  { from: 'confirmed', to: 'cancelled', by: ['admin', 'refund'] },
  { from: 'completed', to: 'cancelled', by: ['admin', 'refund'] },
];

type LineMoves = Partial<Record<LineState, readonly LineState[]>>;

const LINE_MOVES: Record<ProductType, LineMoves> = {
  Item: {
    held: ['waiting', 'cancelled'],
    waiting: ['making', 'ready', 'handed_over', 'cancelled'],
    making: ['ready', 'handed_over', 'cancelled'],
    ready: ['handed_over', 'cancelled'],
  },
  Workshop: {
    held: ['registered', 'cancelled'],
    registered: ['attended', 'absent', 'cancelled'],
    // A slip of the hand; the line is done either way.
    attended: ['absent'],
    absent: ['attended'],
  },
  Tutorial: {
    held: ['granted', 'cancelled'],
  },
};

const FIRST: Record<ProductType, LineState> = {
  Item: 'waiting',
  Workshop: 'registered',
  Tutorial: 'granted',
};

const DONE: readonly LineState[] = ['handed_over', 'attended', 'absent', 'granted'];

export function canMoveOrder(from: OrderState, to: OrderState, by: OrderMover): boolean {
  return ORDER_MOVES.some((move) => move.from === from && move.to === to && move.by.includes(by));
}

export function lineMovesFrom(productType: ProductType, from: LineState): readonly LineState[] {
  return LINE_MOVES[productType][from] ?? [];
}

export function canMoveLine(productType: ProductType, from: LineState, to: LineState): boolean {
  return lineMovesFrom(productType, from).includes(to);
}

/** Of a line whose order is confirmed. */
export function firstLineState(productType: ProductType): LineState {
  return FIRST[productType];
}

export function isLineDone(state: LineState): boolean {
  return DONE.includes(state);
}

/** Of an order that was confirmed. */
export function orderStateOf(lines: readonly LineState[]): 'confirmed' | 'completed' | 'cancelled' {
  const kept = lines.filter((state) => state !== 'cancelled');
  if (kept.length === 0) return 'cancelled';
  return kept.every(isLineDone) ? 'completed' : 'confirmed';
}

/** A tutorial isn't handed over: it is withdrawn with its refund. */
export function afterWholeRefund(lines: readonly LineState[]): 'completed' | 'cancelled' {
  return lines.some((state) => isLineDone(state) && state !== 'granted') ? 'completed' : 'cancelled';
}
