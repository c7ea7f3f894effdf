import { describe, expect, it } from 'vitest';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { shekels } from '#contract/money.ts';
import { startOfOwn, startOfRequest, startOfRetry, startOfReview } from './refund-start.ts';
import { judged } from './refund-values.ts';

const line = (_id: string, quantity: number, toPay: number, refunded = { quantity: 0, amount: 0 }) => ({
  _id,
  productType: 'Item',
  state: 'waiting',
  quantity,
  toPay: shekels(toPay),
  refunded,
});
const order = (part: object): AdminOrder =>
  ({
    state: 'confirmed',
    lines: [line('ring', 2, 200, { quantity: 1, amount: 100 }), line('chain', 1, 400)],
    payment: { paid: shekels(600), refunded: shekels(0) },
    total: shekels(600),
    refunds: [],
    events: [{ event: 'confirmed' }],
    ...part,
  }) as unknown as AdminOrder; // only what is read
const asked = (lines: string[], refund: number, more = {}) => ({
  cancellationRequest: { at: '2026-11-22T10:00:00.000Z', lines, refund: shekels(refund), ...more },
});

const unconfirmed = { state: 'pending', events: [{ event: 'paid' }] };

describe('a refund of the admin’s own', () => {
  it.each([
    ['begins with nothing', {}, ''],
    ['is all that came for an order that was never confirmed', unconfirmed, '600'],
    [
      'is what is left of it',
      { ...unconfirmed, refunds: [{ state: 'done', amount: shekels(99.5), delivery: false }] },
      '500.50',
    ],
  ])('%s', (_, part, amount) => {
    expect(startOfOwn(order(part))).toMatchObject({ values: { quantities: [0, 0], amount }, reason: '' });
  });
});

describe('a refund that a request asks for', () => {
  it('is of what is left of its lines, less the fee that was told', () => {
    const wanted = order(asked(['ring', 'chain'], 475));
    const start = startOfRequest(wanted, 'asked for')!;
    expect(start).toMatchObject({ values: { quantities: [1, 1], fee: '25' }, reason: 'asked for' });
    expect(judged(wanted, start.values)).toMatchObject({ problem: null, total: 475 });
  });

  it('is of as many of a line as are asked for', () => {
    const lines = [line('ring', 3, 300)];
    const wanted = order({ lines, ...asked(['ring'], 190, { quantities: { ring: 2 } }) });
    const start = startOfRequest(wanted, '')!;
    expect(start.values).toMatchObject({ quantities: [2], fee: '10' });
    expect(judged(wanted, start.values)).toMatchObject({ problem: null, total: 190 });
  });

  it.each([
    ['of a defect has no fee', 100, '', { defect: true }],
    ['of a defect has no fee, though less was paid than it cost', 40, '', { defect: true }],
    ['never begins above the most that may be kept', 20, '5', {}],
    ['that is less than an agora away is exact', 97.65, '2.35', {}],
  ])('%s', (_, refund, fee, more) => {
    expect(startOfRequest(order(asked(['ring'], refund, more)), '')!.values.fee).toBe(fee);
  });

  it('is a sum of an order that was never confirmed', () => {
    const wanted = order({ ...unconfirmed, ...asked(['ring', 'chain'], 475) });
    const start = startOfRequest(wanted, 'asked for')!;
    expect(start.values).toMatchObject({ quantities: [0, 0], amount: '475', fee: '' });
    expect(judged(wanted, start.values)).toMatchObject({ body: { amount: 475 } });
  });

  it('is over once it is settled', () => {
    expect(
      startOfRequest(order(asked(['ring'], 95, { settled: '2026-11-23T10:00:00.000Z' })), ''),
    ).toBeNull();
    expect(startOfRequest(order({}), '')).toBeNull();
  });
});

describe('a refund that was refused', () => {
  const refused = (part: object) =>
    ({
      amount: shekels(100),
      fee: shekels(5),
      delivery: false,
      lines: [{ line: 'ring', quantity: 1, amount: shekels(100) }],
      reason: 'asked for',
      ...part,
    }) as AdminOrder['refunds'][number]; // only what is read

  it.each([
    ['begins again with its lines, its fee and what came on top', {}, [1, 0], '5', '5'],
    ['of a sum alone', { lines: [], fee: shekels(0) }, [0, 0], '100', ''],
  ])('%s', (_, part, quantities, amount, fee) => {
    const start = startOfRetry(order({}), refused(part), 'hand');
    expect(start).toMatchObject({ values: { quantities, amount, fee }, reason: 'asked for', by: 'hand' });
  });
});

describe('a refund of money that the order can’t keep', () => {
  it.each([
    ['is all of it when the order has ended', { state: 'expired' }, '600'],
    ['is what came beyond the total', { payment: { paid: shekels(650.5) } }, '50.50'],
    ['is nothing when the rest is its own', {}, ''],
  ])('%s', (_, part, amount) => {
    expect(startOfReview(order(part), '').values.amount).toBe(amount);
  });
});
