import { describe, expect, it, test } from 'vitest';
import { agorot } from '../money.ts';
import { ANSWER_STATES, type OpenedPage, type ProviderAnswer, judgeAnswer } from './provider-answer.ts';

const PAGE: OpenedPage = { attemptId: 'a1', amount: agorot(120_50), terminal: '1000' };
const PAID: ProviderAnswer = {
  state: 'paid',
  amount: agorot(120_50),
  currency: 'ILS',
  attemptId: 'a1',
  terminal: '1000',
  transactionId: '265515814',
};

describe('an answer that money came', () => {
  it('counts if all of it agrees', () => {
    expect(judgeAnswer(PAID, PAGE)).toEqual({ kind: 'paid', transactionId: '265515814' });
  });

  test.each<[change: Partial<ProviderAnswer>, of: string[]]>([
    [{ amount: agorot(120_49) }, ['amount']],
    [{ amount: agorot(120_51) }, ['amount']],
    [{ amount: agorot(0) }, ['amount']],
    [{ amount: null }, ['amount']],
    [{ currency: 'USD' }, ['currency']],
    [{ currency: null }, ['currency']],
    [{ attemptId: 'a2' }, ['attempt']],
    [{ attemptId: '' }, ['attempt']],
    [{ attemptId: null }, ['attempt']],
    [{ terminal: '1001' }, ['terminal']],
    [{ terminal: null }, ['terminal']],
    [{ transactionId: null }, ['transaction']],
    [{ transactionId: '' }, ['transaction']],
    [{ amount: agorot(1), currency: 'USD', terminal: null }, ['amount', 'currency', 'terminal']],
  ])('%j is a mismatch', (change, of) => {
    expect(judgeAnswer({ ...PAID, ...change }, PAGE)).toEqual({ kind: 'mismatch', of });
  });

  it('needs no terminal where the provider names none', () => {
    const page = { ...PAGE, terminal: null };
    expect(judgeAnswer({ ...PAID, terminal: null }, page).kind).toBe('paid');
    expect(judgeAnswer({ ...PAID, terminal: null, amount: agorot(1) }, page).kind).toBe('mismatch');
  });
});

describe('an answer without money', () => {
  const bare = { ...PAID, amount: null, currency: null, terminal: null, transactionId: null };

  test.each([
    ['pending', 'pending'],
    ['failed', 'declined'],
    ['refunded', 'refunded'],
    ['unknown', 'unknown'],
  ] as const)('%s is %s', (state, kind) => {
    expect(judgeAnswer({ ...bare, state }, PAGE)).toEqual({ kind });
    expect(judgeAnswer({ ...bare, state, attemptId: null }, PAGE)).toEqual({ kind });
  });

  test.each(ANSWER_STATES.filter((state) => state !== 'paid'))(
    '%s about another attempt says nothing',
    (state) => {
      expect(judgeAnswer({ ...bare, state, attemptId: 'a2' }, PAGE)).toEqual({ kind: 'unknown' });
    },
  );

  it('doesn’t pay, whatever amounts it carries', () => {
    for (const state of ANSWER_STATES.filter((other) => other !== 'paid'))
      expect(judgeAnswer({ ...PAID, state }, PAGE).kind).not.toBe('paid');
  });
});
