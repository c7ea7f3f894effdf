/** A stand-in that takes everything would prove nothing. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { NOW } from './payment-rig.ts';
import { BASE, KEYS, PayPlusStandIn } from './payplus-stand-in.ts';

const AUTH = { 'api-key': KEYS.apiKey, 'secret-key': KEYS.secretKey };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const LINK = {
  payment_page_uid: KEYS.pageUid,
  charge_method: 1,
  amount: 120.5,
  currency_code: 'ILS',
  language_code: 'he',
  more_info: 'attempt-1',
  refURL_success: 'https://shop.example/back',
  refURL_failure: 'https://shop.example/back',
  refURL_cancel: 'https://shop.example/back',
  refURL_callback: 'https://shop.example/notice',
  send_failure_callback: true,
  sendEmailApproval: false,
  sendEmailFailure: false,
  create_token: false,
  initial_invoice: true,
  paying_vat: true,
  customer: { customer_name: 'רות', email: 'ruth@example.com' },
  items: [{ name: 'טבעת', quantity: 2, price: 60.25, vat_type: 0 }],
};

describe('the stand-in of PayPlus', () => {
  let standIn: PayPlusStandIn;
  beforeEach(() => {
    standIn = new PayPlusStandIn({ now: () => NOW });
  });
  afterEach(() => standIn.app.close());

  const post = async (path: string, payload: object, headers: Record<string, string> = AUTH) => {
    const answer = await standIn.app.inject({ method: 'POST', url: BASE + path, payload, headers });
    return [answer.statusCode, answer.json().results?.status];
  };
  const open = (change: object, headers?: Record<string, string>) =>
    post('PaymentPages/generateLink', { ...LINK, ...change }, headers);

  it('opens a page with what PayPlus asks for', async () => {
    expect(await open({})).toEqual([200, 'success']);
  });

  test.each(Object.keys(LINK).filter((field) => field !== 'more_info'))(
    'refuses one without %s',
    async (field) => {
      expect(await open({ [field]: undefined })).toEqual([422, 'error']);
    },
  );

  test.each([
    [{ payment_page_uid: UNKNOWN }],
    [{ amount: 120.51 }],
    [{ amount: 0, items: [] }],
    [{ amount: 0.005 }],
    [{ items: [{ name: '', quantity: 2, price: 60.25, vat_type: 0 }] }],
    [{ items: [{ name: 'x', quantity: 1.5, price: 80.33, vat_type: 0 }] }],
    [{ paying_vat: false }],
    [{ refURL_callback: '/notice' }],
    [{ refURL_success: `https://shop.example/${'x'.repeat(500)}` }],
    [{ customer: { customer_name: 'רות', email: 'ruth' } }],
    [{ unknown_field: 1 }],
  ])('refuses %j', async (change) => {
    expect(await open(change)).toEqual([422, 'error']);
    expect(standIn.pages.size).toBe(0);
  });

  test.each([{}, { 'api-key': KEYS.apiKey }, { ...AUTH, 'secret-key': 'other' }])(
    'refuses whoever comes with %j',
    async (headers) => {
      expect(await open({}, headers as Record<string, string>)).toEqual([401, 'error']); // some lack a key
    },
  );

  test.each([
    ['PaymentPages/ipn', {}, 422],
    ['PaymentPages/ipn', { payment_request_uid: UNKNOWN }, 200],
    [`PaymentPages/Disable/${UNKNOWN}`, {}, 200],
    ['Transactions/RefundByTransactionUID', { transaction_uid: UNKNOWN }, 422],
    ['Transactions/RefundByTransactionUID', { transaction_uid: UNKNOWN, amount: -1 }, 422],
    ['Transactions/RefundByTransactionUID', { transaction_uid: UNKNOWN, amount: 1 }, 200],
    [
      'TransactionReports/TransactionsHistory',
      { terminal_uid: UNKNOWN, filter: {}, skip: '0', take: '5' },
      422,
    ],
    ['TransactionReports/TransactionsHistory', { terminal_uid: KEYS.terminalUid, skip: '0', take: '5' }, 422],
  ])('refuses %s of %j', async (path, body, status) => {
    expect(await post(path, body)).toEqual([status, 'error']);
  });
});
