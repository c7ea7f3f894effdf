/** The adapter against the stand-in, over HTTP. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { agorot } from '#domain/money.ts';
import { newPage } from '#test/payments/new-page.ts';
import { BASE, KEYS, type PayPlusFaults, PayPlusStandIn } from '#test/payments/payplus-stand-in.ts';
import type { NewPage, PaymentProvider } from '../payment-provider.ts';
import { type PayPlusOptions, payplusProvider } from './payplus-provider.ts';

const NOW = new Date('2026-06-01T21:30:00.000Z');
const DAY = '2026-06-02';
const PAGE = newPage('payplus');

let standIn: PayPlusStandIn;
let url: string;

beforeEach(async () => {
  standIn = new PayPlusStandIn({ now: () => NOW });
  url = (await standIn.app.listen({ host: '127.0.0.1', port: 0 })) + BASE;
});
afterEach(() => standIn.app.close());

const provider = (given: Partial<PayPlusOptions> = {}): PaymentProvider =>
  payplusProvider({ url, keys: KEYS, ...given });
const RECEIPT = { kind: 'Invoice', number: '15935' };
/** Only silence is waited for in vain, and a busy machine may be slow to answer. */
const patience = (fault: string) => (fault.startsWith('silence') ? { call: { timeout: 1_000 } } : {});
const answering = (body: unknown) => provider({ transport: async () => Response.json(body) });

const opened = async (change: Partial<NewPage> = {}) => {
  const opening = await provider().open({ ...PAGE, ...change });
  if (opening.kind !== 'opened') throw new Error(opening.reason);
  const { reference } = opening;
  return {
    ...opening,
    page: standIn.page(reference),
    choose: (choice: Parameters<PayPlusStandIn['choose']>[1]) => standIn.choose(reference, choice),
    ask: (given?: Partial<PayPlusOptions>) => provider(given).query({ reference, attemptId: PAGE.attemptId }),
    fail: (faults: PayPlusFaults) => Object.assign(standIn.page(reference).faults, faults),
  };
};

describe('a page', () => {
  it('is opened with the attempt’s id and items that add up', async () => {
    const { reference, url: address, bitUrl, page, ask } = await opened();
    expect([address, bitUrl]).toEqual([`https://pay.example/${reference}`, null]);
    expect(page.link).toMatchObject({
      more_info: 'attempt-1',
      amount: 155.5,
      currency_code: 'ILS',
      refURL_callback: PAGE.noticeUrl,
      send_failure_callback: true,
      items: [
        { name: 'טבעת רקועה', quantity: 2, price: 60.25, vat_type: 0 },
        { name: 'שליח', quantity: 1, price: 35, shipping: true },
      ],
    });
    expect((await ask()).state).not.toBe('paid');
  });

  it('rounds what can’t be divided by an item of its own', async () => {
    const lines = [
      { id: 'a', title: 'a', quantity: 3, total: agorot(100_00) },
      { id: 'b', title: 'b', quantity: 7, total: agorot(3) },
    ];
    const { page } = await opened({ lines, amount: agorot(100_03), lang: 'en', isVatExempt: true });
    expect(page.link.items).toEqual([
      { name: 'a', barcode: 'a', quantity: 3, price: 33.33, vat_type: 2 },
      { name: 'b', barcode: 'b', quantity: 1, price: 0.03, vat_type: 2 },
      { name: 'Rounding', quantity: 1, price: 0.01, vat_type: 2 },
    ]);
    expect(page.link.paying_vat).toBe(false);
  });

  it('lives as long as the order is held, and begins with Bit for whoever chose it', async () => {
    const card = (await opened({ minutes: 7 })).page.link;
    expect([card.expiry_datetime, card.charge_default]).toEqual(['7', undefined]);
    expect((await opened({ method: 'bit' })).page.link.charge_default).toBe('bit');
  });

  it('takes no card once it is closed, and nothing comes of one that can’t be', async () => {
    const { reference, choose, page } = await opened();
    await provider().close!(reference);
    await choose('approve');
    expect([page.isDisabled, page.transactions]).toEqual([true, []]);
    await provider().close!('../unknown');
    await provider({ url: 'http://127.0.0.1:1/' }).close!(reference);
  });

  it('is opened without Bit where PayPlus refuses it', async () => {
    standIn.hasBit = false;
    expect((await opened({ method: 'bit' })).page.link.charge_default).toBeUndefined();
  });

  it('is opened for whoever has a long name, a long title or no phone', async () => {
    const name = '👩‍🎨'.repeat(90);
    const { page } = await opened({
      buyer: { name, email: 'a@example.com', phone: null },
      lines: [{ id: 'a', title: 'ט'.repeat(300), quantity: 1, total: PAGE.amount }],
    });
    expect(page.link.customer).not.toHaveProperty('phone');
  });

  test.each([
    ['lines that don’t add up', {}, { amount: agorot(155_51) }, 'refused'],
    ['no amount', {}, { amount: agorot(0), lines: [] }, 'refused'],
    [
      'an address of more than 500 signs',
      {},
      { returnUrl: `https://a.example/${'a'.repeat(500)}` },
      'refused',
    ],
    ['a wrong key', { keys: { ...KEYS, secretKey: 'other' } }, {}, 'refused'],
    ['another page', { keys: { ...KEYS, pageUid: '00000000-0000-4000-8000-000000000000' } }, {}, 'refused'],
    ['no connection', { url: 'http://127.0.0.1:1/' }, {}, 'unknown'],
  ])('with %s isn’t opened', async (_, options, change, kind) => {
    expect((await provider(options).open({ ...PAGE, ...change })).kind).toBe(kind);
    expect(standIn.pages.size).toBe(0);
  });

  test.each([
    ['refused', 'refused'],
    ['error', 'unknown'],
    ['html', 'unknown'],
    ['silence', 'unknown'],
  ] as const)('whose opening is %s is %s', async (how, kind) => {
    standIn.opening = how;
    expect((await provider(patience(how)).open(PAGE)).kind).toBe(kind);
  });

  test.each([
    { page_request_uid: 'p-1', payment_page_link: 'javascript:alert(1)' },
    { page_request_uid: 'p-1' },
    { page_request_uid: 'p\u0000', payment_page_link: 'https://pay.example/p' },
    { payment_page_link: 'https://pay.example/p' },
    null,
  ])('is not at %j', async (data) => {
    const opening = await answering({ results: { status: 'success', code: 0 }, data }).open(PAGE);
    expect(opening.kind).toBe('unknown');
  });
});

describe('an answer', () => {
  test.each([false, true])('of a payment has all that is compared, nested or not: %s', async (nested) => {
    const { choose, ask, page, fail } = await opened();
    fail({ nested });
    expect((await choose('approve')).url).toBe(PAGE.returnUrl);
    expect(await ask()).toEqual({
      state: 'paid',
      amount: 155_50,
      currency: 'ILS',
      attemptId: 'attempt-1',
      terminal: KEYS.terminalUid,
      transactionId: page.transactions[0]!.uid,
      method: 'card',
      brand: 'mastercard',
      last4: '9844',
      document: { kind: 'Invoice', number: '15935', url: 'https://pay.example/d/15935' },
    });
  });

  it('of a decline is failed; the page takes another card, and then no more', async () => {
    const { choose, ask, page } = await opened();
    await choose('decline');
    expect(await ask()).toMatchObject({ state: 'failed', document: null });
    await choose('bit');
    await choose('approve');
    expect(page.transactions.map(({ status_code }) => status_code)).toEqual(['033', '000']);
    expect(await ask()).toMatchObject({ state: 'paid', method: 'bit' });
  });

  test.each<[object, object]>([
    [{ amount: 155.49 }, { amount: 155_49 }],
    [{ amount: 155.505 }, { amount: null }],
    [{ amount: -155.5 }, { amount: null }],
    [{ amount: '155.5' }, { amount: 155_50 }],
    [{ amount: '1e3' }, { amount: null }],
    [{ currency: 'USD' }, { currency: 'USD' }],
    [{ currency: null }, { currency: null }],
    [{ currency: null, currency_code: 'USD' }, { currency: 'USD' }],
    [{ more_info: 'other' }, { attemptId: 'other' }],
    [{ more_info: null }, { attemptId: null }],
    [{ page_request_uid: 'another' }, { attemptId: 'page another' }],
    [{ page_request_uid: null }, { attemptId: 'attempt-1' }],
    [{ terminal_uid: 'another' }, { terminal: 'another' }],
    [{ terminal_uid: null }, { terminal: KEYS.terminalUid }],
    [{ transaction_uid: null }, { transactionId: null }],
    [{ transaction_uid: 't\u0000' }, { transactionId: null }],
    [
      { brand_name: '\u0000', four_digits: '5326140280779844' },
      { brand: null, last4: null },
    ],
    [{ invoice_docu_number: 7 }, { document: { kind: 'Invoice', number: '7', url: expect.anything() } }],
    [{ invoice_original_url: 'javascript:1' }, { document: { kind: 'Invoice', number: '15935', url: null } }],
    [{ invoice_docu_number: null }, { document: 'later' }],
  ])('with %j says so', async (said, told) => {
    const { choose, ask, fail } = await opened();
    fail({ said: said as Record<string, unknown> }); // some lack what others have
    await choose('approve');
    expect(await ask()).toMatchObject({ state: 'paid', ...told });
  });

  test.each([
    [{ type: 'Approval' }, 'unknown'],
    [{ type: 'Refund' }, 'refunded'],
    [{ type: null }, 'paid'],
    [{ status_code: 0 }, 'unknown'],
    [{ status_code: '' }, 'pending'],
    [{ status_code: '0' }, 'failed'],
  ])('with %j is %s', async (said, state) => {
    const { choose, ask, fail } = await opened();
    fail({ said });
    await choose('approve');
    expect((await ask()).state).toBe(state);
  });

  test.each(['error', 'html', 'silence', 'pending'] as const)('that is %s is unknown', async (answer) => {
    const { choose, ask, fail } = await opened();
    await choose('approve');
    fail({ answer });
    expect((await ask(patience(answer))).state).toBe('unknown');
  });

  it('of an unknown page, with a wrong key or from nowhere is unknown', async () => {
    const asked = { reference: 'unknown', attemptId: PAGE.attemptId };
    const { reference } = await opened();
    expect((await provider().query(asked)).state).toBe('unknown');
    for (const other of [
      provider({ keys: { ...KEYS, apiKey: 'other' } }),
      provider({ url: 'http://127.0.0.1:1/' }),
      provider({ transport: async () => Response.json(null) }),
      provider({ transport: async () => new Response('x'.repeat(5 * 1024 * 1024)) }),
    ])
      expect((await other.query({ ...asked, reference })).state).toBe('unknown');
  });

  test.each([null, [], {}, ''])('whose data is %j is pending', async (data) => {
    const asked = { reference: 'p-1', attemptId: PAGE.attemptId };
    const answer = { results: { status: 'success', code: 0 }, data };
    expect((await answering(answer).query(asked)).state).toBe('pending');
  });
});

describe('a refund', () => {
  const paid = async () => {
    const { choose, page, fail } = await opened();
    await choose('approve');
    return { transactionId: page.transactions[0]!.uid, page, fail };
  };
  const refund = (transactionId: string, amount: number, given?: Partial<PayPlusOptions>) =>
    provider(given).refund({ transactionId, amount: agorot(amount), isWhole: false, document: RECEIPT });

  it('has a document if the charge has one, of which PayPlus says nothing', async () => {
    const charge = { transactionId: 't', amount: agorot(1), isWhole: true };
    expect(provider().documentOfRefund!({ ...charge, document: RECEIPT })).toBe('unknown');
    expect(provider().documentOfRefund!({ ...charge, document: null })).toBeNull();
  });

  it('goes back in parts, never more than came, and is listed on its day', async () => {
    const { transactionId, page } = await paid();
    const [first, second, third] = [
      await refund(transactionId, 20_00),
      await refund(transactionId, 135_50),
      await refund(transactionId, 1),
    ];
    expect([first.kind, second.kind, third.kind]).toEqual(['done', 'done', 'refused']);
    const [, part, rest] = page.transactions.map(({ uid }) => uid);
    expect(first).toEqual({ kind: 'done', reference: part, document: 'unknown' });
    const of = { attemptId: 'attempt-1' };
    expect(await provider().list(DAY)).toEqual({
      kind: 'listed',
      transactions: [
        { transactionId: rest, amount: 135_50, isRefund: true, ...of },
        { transactionId: part, amount: 20_00, isRefund: true, ...of },
        { transactionId, amount: 155_50, isRefund: false, ...of },
      ],
    });
    expect(await provider().list('2026-06-01')).toEqual({ kind: 'listed', transactions: [] });
  });

  test.each([
    ['refused', 'refused', 0],
    ['silence', 'unknown', 0],
    ['silence_but_done', 'unknown', 1],
  ] as const)('that is %s is %s', async (fault, kind, done) => {
    const { transactionId, fail, page } = await paid();
    fail({ refund: fault });
    expect((await refund(transactionId, 20_00, patience(fault))).kind).toBe(kind);
    await expect.poll(() => page.transactions.filter(({ type }) => type === 'Refund')).toHaveLength(done);
  });

  test.each([
    [{ results: { status: 'success', code: 0 }, data: { transaction: {} } }, 'done'],
    [{ results: { status: 'success', code: 0 }, data: { transaction: { status_code: 0 } } }, 'unknown'],
    [{ results: { status: 'success', code: 0 }, data: null }, 'done'],
    [{ results: { status: 'success' }, data: { transaction: { uid: 'r-1' } } }, 'done'],
    [{ results: { status: 'success' }, data: { transaction: { uid: 'r-1', status_code: '33' } } }, 'refused'],
    [{ results: { status: 'error', code: 'secret', description: KEYS.secretKey } }, 'refused'],
    [{ status: 'success' }, 'unknown'],
  ])('that is answered by %j is %s', async (body, kind) => {
    const outcome = await answering(body).refund({
      transactionId: 't',
      amount: agorot(1),
      isWhole: false,
      document: null,
    });
    expect(outcome.kind).toBe(kind);
    expect(JSON.stringify(outcome)).not.toContain('secret');
  });
});

it('sends its keys in headers alone, and keeps them out of every reason', async () => {
  const sent: RequestInit[] = [];
  const failing = provider({
    transport: async (_, init) => {
      sent.push(init);
      throw new Error(`${KEYS.apiKey} ${KEYS.secretKey}`);
    },
  });
  const outcomes = [
    await failing.open(PAGE),
    await failing.refund({ transactionId: 't', amount: agorot(1), isWhole: true, document: null }),
    await failing.list(DAY),
    await failing.query({ reference: 'p', attemptId: 'a' }),
  ];
  expect(sent.map(({ headers }) => headers)).toEqual(
    sent.map(() => expect.objectContaining({ 'api-key': KEYS.apiKey, 'secret-key': KEYS.secretKey })),
  );
  expect(JSON.stringify([outcomes, sent.map(({ body }) => body)])).not.toMatch(/key-of-a-shop/);
});
