import { describe, expect, it, test } from 'vitest';
import { type Transport, callProvider } from '../provider-call.ts';
import { listTransactions } from './transactions-history.ts';

const DAY = '2026-06-02';

const list = (transport: Transport) =>
  listTransactions((body) => callProvider(transport, 'https://pay.example', body), 'terminal', DAY);
const listed = (transactions: unknown[]) => list(async () => Response.json({ transactions }));

describe('a day’s list', () => {
  const row = (change: object = {}, information: object = {}) => ({
    uuid: 't-1',
    type: 'Charge',
    ...change,
    information: {
      status_code: '000',
      amount_by_currency: 1,
      transaction_at: `${DAY} 10:00:00`,
      ...information,
    },
  });

  test.each([
    [row(), 1],
    [row({ type: undefined }, { type: 'charge' }), 1],
    [row({}, { transaction_at: '2026-06-01T21:30:00.000Z' }), 1],
    [row({}, { transaction_at: '2026-06-02T21:30:00.000Z' }), 0],
    [row({}, { transaction_at: '2026-06-01 23:59:59' }), 0],
    [row({}, { status_code: '033' }), 0],
    [row({ type: 'Voucher' }, { transaction_at: '2026-05-01 10:00:00' }), 0],
    [row({ type: 'Approval' }), 0],
  ])('with %j has %i', async (transaction, count) => {
    const listing = await listed([transaction]);
    expect(listing.kind === 'listed' && listing.transactions.length).toBe(count);
  });

  test.each([
    [row({ type: 'Voucher' }), 'unknown'],
    [row({ type: undefined }), 'unknown'],
    [row({}, { amount_by_currency: 1.005 }), 'unknown'],
    [row({}, { transaction_at: 'yesterday' }), 'unknown'],
    [row({ uuid: 't\u0000' }), 'unknown'],
    [row({}, { status_code: undefined }), 'unknown'],
    [{}, 'unknown'],
    [null, 'unknown'],
  ])('with %j is %s', async (transaction, kind) => {
    expect((await listed([transaction])).kind).toBe(kind);
  });

  it('may be written in other ways', async () => {
    const flat = {
      transaction_uid: 't-1',
      type: 'payment_page',
      transaction_type: 'Refund',
      status_code: '000',
      amount: '-1.50',
      date: `${DAY}T10:00:00`,
      more_info: 'a-1',
    };
    const transaction = { transactionId: 't-1', amount: 150, isRefund: true, attemptId: 'a-1' };
    const results = { status: 'success', code: 0 };
    for (const body of [
      { transactions: [flat] },
      { results, data: [flat] },
      { results, data: { transactions: [flat] } },
    ])
      expect(await list(async () => Response.json(body))).toEqual({
        kind: 'listed',
        transactions: [transaction],
      });
    for (const body of [{}, [], { data: {} }, { results, data: null }])
      expect((await list(async () => Response.json(body))).kind).toBe('unknown');
  });

  it('is read to its end, and given up where there is none', async () => {
    let calls = 0;
    const rows = Array.from({ length: 500 }, () => row());
    const transport = async () => Response.json({ transactions: ++calls === 3 ? [row()] : rows });
    const listing = await list(transport);
    expect([calls, listing.kind === 'listed' && listing.transactions.length]).toEqual([3, 1001]);
    expect((await listed(rows)).kind).toBe('unknown');
  });

  test.each([
    ['2026-06-03', '2026-06-01', 1],
    ['2026-06-01', '2026-06-03', 2],
    ['yesterday', '2026-06-01', 2],
  ])('from %s to %s takes %i calls', async (from, to, count) => {
    const rows = Array.from({ length: 500 }, (_, index) =>
      row({}, { transaction_at: index < 250 ? from : to, status_code: '033' }),
    );
    let calls = 0;
    const transport = async () => Response.json({ transactions: ++calls === 1 ? rows : [] });
    expect((await list(transport)).kind).toBe('listed');
    expect(calls).toBe(count);
  });

  it('is refused where PayPlus refuses it', async () => {
    const refusal = { results: { status: 'error', code: 1, description: 'not-authorize' } };
    expect((await list(async () => Response.json(refusal))).kind).toBe('refused');
  });
});
