import { expect, it } from 'vitest';
import { shekels } from '#contract/money.ts';
import type { Order, OrderLine } from '#contract/orders.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { badgeOf, hasStage, titleOf } from './order-state.ts';

const t = await loadPageTexts('order', 'en');
const line = (state: OrderLine['state'], productType: OrderLine['productType'] = 'Item') =>
  ({ state, productType }) as OrderLine;
const order = (
  state: Order['state'],
  payment: Order['payment']['state'],
  lines: OrderLine[],
  firstName = 'Dana',
) => ({
  number: 1001,
  state,
  payment: { state: payment } as Order['payment'],
  lines,
  contact: { firstName } as Order['contact'],
});

const ASKED: Order['cancellationRequest'] = {
  at: '2026-11-22T10:00:00.000Z',
  lines: ['ring'],
  refund: shekels(0),
};
const THANKS = t.thanks('\u2068Dana\u2069');

it.each([
  ['unpaid', order('pending', 'pending', [line('held')]), t.states.pending, t.badges.pending],
  ['just paid', order('confirmed', 'paid', [line('waiting')]), THANKS, t.badges.paid],
  [
    'free of charge',
    order('confirmed', 'none', [line('registered', 'Workshop')]),
    THANKS,
    t.badges.confirmed,
  ],
  [
    'of an erased customer',
    order('confirmed', 'paid', [line('waiting')], ''),
    t.states.confirmed,
    t.badges.paid,
  ],
  [
    'being made',
    order('confirmed', 'paid', [line('making'), line('ready')]),
    t.atWork.making,
    t.badges.ready,
  ],
  ['ready', order('confirmed', 'paid', [line('ready'), line('handed_over')]), t.atWork.ready, t.badges.ready],
  [
    'refunded in part',
    order('confirmed', 'part_refunded', [line('waiting'), line('cancelled')]),
    t.states.confirmed,
    t.badges.part_refunded,
  ],
  ['complete', order('completed', 'paid', [line('handed_over')]), t.states.completed, t.badges.completed],
  ['refunded', order('cancelled', 'refunded', [line('cancelled')]), t.refunded, t.badges.refunded],
  ['in doubt', order('confirmed', 'review', [line('waiting')]), t.review, t.badges.review],
  ['expired', order('expired', 'none', [line('cancelled')]), t.states.expired, t.badges.expired],
  [
    'to be canceled',
    {
      ...order('confirmed', 'paid', [
        { ...line('ready'), _id: 'ring', quantity: 1, refunded: { quantity: 0, amount: shekels(0) } },
      ]),
      cancellationRequest: ASKED,
    },
    t.beingCancelled,
    t.badges.beingCancelled,
  ],
] as const)('an order that is %s says so', (_what, shown, title, badge) => {
  expect(titleOf(shown, t)).toBe(title);
  expect(badgeOf(shown, t)).toBe(badge);
});

it('says the state alone where neither goods nor customer are known', () => {
  const status = { number: 1001, state: 'confirmed', payment: { state: 'paid' } } as const;
  expect(titleOf(status, t)).toBe(t.states.confirmed);
  expect(badgeOf(status, t)).toBe(t.badges.paid);
});

it.each([
  ['pending', 'held', true],
  ['expired', 'held', false],
  ['confirmed', 'waiting', true],
] as const)('of a line in an order that is %s and %s it tells where it is: %s', (state, of, isTold) => {
  expect(hasStage({ state }, { state: of })).toBe(isTold);
});
