import { expect, test } from 'vitest';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { shekels } from '#contract/money.ts';
import { onlineWay, tooMuch } from './online-way.ts';

const CARDCOM = { provider: 'cardcom', terminal: '1234', canRefund: true } as const;
const charge = (left: number, online: object = {}) =>
  ({
    online: { provider: 'cardcom', terminal: '1234', left: shekels(left), ...online },
  }) as AdminOrder['charges'][number]; // the rest is never read
const byHand = {} as AdminOrder['charges'][number]; // as above

test.each([
  ['no charge', [], CARDCOM, { kind: 'none' }],
  ['a charge by hand', [byHand], CARDCOM, { kind: 'none' }],
  ['nothing left', [charge(0)], CARDCOM, { kind: 'none' }],
  ['before the provider is known', [charge(5)], undefined, { kind: 'none' }],
  ['another terminal', [charge(5, { terminal: '9' })], CARDCOM, { kind: 'closed', why: 'elsewhere' }],
  ['another provider', [charge(5, { provider: 'payplus' })], CARDCOM, { kind: 'closed', why: 'elsewhere' }],
  ['no password', [charge(5)], { ...CARDCOM, canRefund: false }, { kind: 'closed', why: 'no_password' }],
  ['two charges', [charge(5), charge(7)], CARDCOM, { kind: 'open', charge: { left: 7 } }],
])('%s', (_, charges, payments, way) => {
  expect(onlineWay({ charges }, payments)).toMatchObject(way);
});

test.each([
  [6, null],
  [7, null],
  [8, 7],
  [null, null],
])('of %s, too much: %s', (total, most) => {
  const way = onlineWay({ charges: [charge(7)] }, CARDCOM);
  expect(tooMuch(way, total === null ? null : shekels(total))).toBe(most);
});
