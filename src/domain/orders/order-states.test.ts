import { describe, expect, it, test } from 'vitest';
import { PRODUCT_TYPES } from '../offer.ts';
import {
  LINE_STATES,
  type LineState,
  ORDER_MOVERS,
  ORDER_STATES,
  type OrderMover,
  type OrderState,
  afterWholeRefund,
  canMoveLine,
  canMoveOrder,
  firstLineState,
  isLineDone,
  lineMovesFrom,
  orderStateOf,
} from './order-states.ts';

describe('an order', () => {
  const ORDER_MATRIX: Record<OrderMover, Record<OrderState, OrderState[]>> = {
    settling: {
      pending: ['confirmed', 'cancelled'],
      confirmed: ['completed'],
      completed: [],
      cancelled: [],
      expired: ['confirmed'],
    },
    expiry: { pending: ['expired'], confirmed: [], completed: [], cancelled: [], expired: [] },
    admin: {
      pending: ['cancelled'],
      confirmed: ['completed', 'cancelled'],
      completed: ['cancelled'],
      cancelled: [],
      expired: ['cancelled'],
    },
    customer: { pending: ['cancelled'], confirmed: [], completed: [], cancelled: [], expired: [] },
    refund: {
      pending: [],
      confirmed: ['completed', 'cancelled'],
      completed: ['cancelled'],
      cancelled: [],
      expired: [],
    },
  };

  const moves = ORDER_MOVERS.flatMap((by) =>
    ORDER_STATES.flatMap((from) => ORDER_STATES.map((to) => ({ by, from, to }))),
  );

  test.each(moves)('from $from to $to by $by', ({ by, from, to }) => {
    expect(canMoveOrder(from, to, by)).toBe(ORDER_MATRIX[by][from].includes(to));
  });

  it('never comes back to a state that it has left', () => {
    for (const start of ORDER_STATES) expect(reachable(start, nextOrderStates)).not.toContain(start);
  });

  test.each<[LineState[], ReturnType<typeof orderStateOf>]>([
    [['waiting'], 'confirmed'],
    [['handed_over', 'ready'], 'confirmed'],
    [['ready', 'handed_over'], 'confirmed'],
    [['handed_over', 'making'], 'confirmed'],
    [['granted', 'registered'], 'confirmed'],
    [['cancelled', 'waiting'], 'confirmed'],
    [['cancelled', 'held'], 'confirmed'],
    [['handed_over'], 'completed'],
    [['attended', 'absent', 'granted', 'handed_over'], 'completed'],
    [['cancelled', 'granted'], 'completed'],
    [['handed_over', 'cancelled'], 'completed'],
    [['cancelled'], 'cancelled'],
    [['cancelled', 'cancelled'], 'cancelled'],
  ])('with the lines %s is %s', (lines, state) => {
    expect(orderStateOf(lines)).toBe(state);
  });

  test.each<[LineState[], ReturnType<typeof afterWholeRefund>]>([
    [['waiting'], 'cancelled'],
    [['making', 'ready', 'registered'], 'cancelled'],
    [['cancelled'], 'cancelled'],
    [['granted'], 'cancelled'],
    [['granted', 'waiting'], 'cancelled'],
    [['handed_over'], 'completed'],
    [['waiting', 'handed_over'], 'completed'],
    [['attended', 'granted'], 'completed'],
    [['registered', 'absent'], 'completed'],
  ])('refunded whole with the lines %s is %s', (lines, state) => {
    expect(afterWholeRefund(lines)).toBe(state);
  });
});

describe('a line', () => {
  const LINE_MATRIX: Record<(typeof PRODUCT_TYPES)[number], Partial<Record<LineState, LineState[]>>> = {
    Item: {
      held: ['waiting', 'cancelled'],
      waiting: ['making', 'ready', 'handed_over', 'cancelled'],
      making: ['ready', 'handed_over', 'cancelled'],
      ready: ['handed_over', 'cancelled'],
    },
    Workshop: {
      held: ['registered', 'cancelled'],
      registered: ['attended', 'absent', 'cancelled'],
      attended: ['absent'],
      absent: ['attended'],
    },
    Tutorial: { held: ['granted', 'cancelled'] },
  };

  const moves = PRODUCT_TYPES.flatMap((type) =>
    LINE_STATES.flatMap((from) => LINE_STATES.map((to) => ({ type, from, to }))),
  );

  test.each(moves)('of a $type from $from to $to', ({ type, from, to }) => {
    const allowed = LINE_MATRIX[type][from] ?? [];
    expect(canMoveLine(type, from, to)).toBe(allowed.includes(to));
    expect(lineMovesFrom(type, from)).toEqual(allowed);
  });

  it('only comes back to a state when who attended was marked wrongly', () => {
    const returning = PRODUCT_TYPES.flatMap((type) =>
      LINE_STATES.filter((start) =>
        reachable(start, (state) => LINE_STATES.filter((to) => canMoveLine(type, state, to))).includes(start),
      ),
    );
    expect(returning).toEqual(['attended', 'absent']);
  });

  it('that is done isn’t done any less after a move', () => {
    for (const { type, from, to } of moves)
      if (isLineDone(from) && canMoveLine(type, from, to)) expect(isLineDone(to)).toBe(true);
  });

  it('begins with what its kind needs when the order is confirmed', () => {
    expect(PRODUCT_TYPES.map((type) => [type, firstLineState(type)])).toEqual([
      ['Tutorial', 'granted'],
      ['Workshop', 'registered'],
      ['Item', 'waiting'],
    ]);
    for (const type of PRODUCT_TYPES) expect(canMoveLine(type, 'held', firstLineState(type))).toBe(true);
  });

  test.each<[LineState, boolean]>([
    ['held', false],
    ['waiting', false],
    ['making', false],
    ['ready', false],
    ['handed_over', true],
    ['registered', false],
    ['attended', true],
    ['absent', true],
    ['granted', true],
    ['cancelled', false],
  ])('that is %s is done: %s', (state, done) => {
    expect(isLineDone(state)).toBe(done);
  });
});

function nextOrderStates(from: OrderState): OrderState[] {
  return ORDER_STATES.filter((to) => ORDER_MOVERS.some((by) => canMoveOrder(from, to, by)));
}

/** In one step or more. */
function reachable<State>(start: State, next: (state: State) => State[]): State[] {
  const found = new Set<State>();
  const open = next(start);
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (found.has(state)) continue;
    found.add(state);
    open.push(...next(state));
  }
  return [...found];
}
