import { expect, test } from 'vitest';
import { agorot } from '../money.ts';
import { type MirrorState, chargeRow, mirrorOf, refundRow } from './mirror.ts';
import type { ProviderAnswer } from './provider-answer.ts';

const PAID: ProviderAnswer = {
  state: 'paid',
  amount: agorot(300),
  currency: 'ILS',
  attemptId: 'a1',
  terminal: '1000',
  transactionId: 't1',
};
const CHARGED = { amount: agorot(300), reference: 't1' };

test.each<
  [string, typeof CHARGED | null, Partial<ProviderAnswer>, [number, number | null, MirrorState] | null]
>([
  ['paid on both sides', CHARGED, {}, [300, 300, 'same']],
  ['paid there alone', null, {}, [0, 300, 'different']],
  ['paid here alone', CHARGED, { state: 'pending', amount: null }, [300, 0, 'different']],
  ['declined there', CHARGED, { state: 'failed' }, [300, 0, 'different']],
  ['given back there', CHARGED, { state: 'refunded' }, [300, 0, 'different']],
  ['another amount', CHARGED, { amount: agorot(299) }, [300, 299, 'different']],
  ['an amount that can’t be read', CHARGED, { amount: null }, [300, null, 'unanswered']],
  ['another currency', CHARGED, { currency: 'USD' }, [300, 300, 'different']],
  ['another transaction', CHARGED, { transactionId: 't2' }, [300, 300, 'different']],
  ['no answer', CHARGED, { state: 'unknown' }, [300, null, 'unanswered']],
  ['no answer, and nothing here', null, { state: 'unknown' }, [0, null, 'unanswered']],
  ['not paid on either side', null, { state: 'pending', amount: null }, null],
])('%s', (_, charged, change, expected) => {
  const row = chargeRow({ id: 'a1', charged, answer: { ...PAID, ...change } });
  expect(row && [row.ours, row.theirs, row.state]).toEqual(expected);
});

const charge = chargeRow({ id: 'a1', charged: CHARGED, answer: PAID })!;
const refund = { id: 'r1', amount: agorot(100) };

test.each<[string, Parameters<typeof refundRow>[1], [MirrorState, number, number | null]]>([
  ['listed', { amount: agorot(100) }, ['same', 200, 200]],
  ['of another amount', { amount: agorot(90) }, ['different', 200, 210]],
  ['not listed', { amount: null }, ['different', 200, 300]],
  ['without a list', null, ['unanswered', 200, null]],
])('a refund that is %s', (_, listed, expected) => {
  const { state, ours, theirs } = mirrorOf([charge, refundRow(refund, listed)]);
  expect([state, ours, theirs]).toEqual(expected);
});

test('what differs is told although something else isn’t known', () => {
  const other = chargeRow({ id: 'a2', charged: null, answer: { ...PAID, state: 'unknown' } })!;
  const late = refundRow(refund, { amount: null });
  expect(mirrorOf([charge, other, late])).toMatchObject({ state: 'different', theirs: null });
});
