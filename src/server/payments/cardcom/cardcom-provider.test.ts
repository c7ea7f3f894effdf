/** The adapter against the simulator, over HTTP. */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { agorot } from '#domain/money.ts';
import type { NewPage, PaymentProvider } from '../payment-provider.ts';
import { type TestDatabase, openTestDatabase } from '#test/databases.ts';
import { newPage } from '#test/payments/new-page.ts';
import type { FaultsInput } from '../simulator/simulator-faults.ts';
import { SimulatedCardcom, resultOf } from '../simulator/simulated-cardcom.ts';
import { simulatorPlugin } from '../simulator/simulator.plugin.ts';
import { type CardcomOptions, cardcomProvider } from './cardcom-provider.ts';

const KEYS = { terminal: 1000, apiName: 'name-of-the-api', apiPassword: 'password-of-the-api' };
const NOW = new Date('2026-06-01T09:00:00.000Z');
const PAGE = newPage('cardcom');

let database: TestDatabase;
let server: FastifyInstance;
let cardcom: SimulatedCardcom;
let url: string;
let notices: { url: string; body: Record<string, unknown> }[];

beforeEach(async () => {
  database = await openTestDatabase('sqlite');
  cardcom = new SimulatedCardcom({ db: database.db, now: () => NOW });
  notices = [];
  server = Fastify({ forceCloseConnections: true });
  await server.register(simulatorPlugin, {
    cardcom,
    keys: KEYS,
    url: 'https://pay.example',
    transport: async (address, { body }) => {
      notices.push({ url: address, body: JSON.parse(String(body)) });
      return new Response();
    },
  });
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await server.close();
  await database.close();
});

const provider = (given: Partial<CardcomOptions> = {}): PaymentProvider =>
  cardcomProvider({ url, keys: KEYS, call: { timeout: 3_000 }, ...given });

const opened = async (change: Partial<NewPage> = {}) => {
  const opening = await provider().open({ ...PAGE, ...change });
  if (opening.kind !== 'opened') throw new Error(opening.reason);
  const choose = (choice: string) =>
    server.inject({ method: 'POST', url: `/pay/${opening.reference}/${choice}` });
  const ask = () => provider().query({ reference: opening.reference, attemptId: PAGE.attemptId });
  const page = async () => (await cardcom.find(opening.reference))!;
  const fail = (faults: FaultsInput) => cardcom.fail(opening.reference, faults);
  return { ...opening, choose, ask, page, fail };
};

describe('a page', () => {
  it('is opened with an address for cards and one for Bit, and is pending', async () => {
    const { reference, url: address, bitUrl, ask } = await opened();
    expect([address, bitUrl]).toEqual([
      `https://pay.example/pay/${reference}`,
      `https://pay.example/pay/${reference}?bit`,
    ]);
    expect(await ask()).toMatchObject({ state: 'pending', attemptId: 'attempt-1', amount: null });
  });

  test.each([
    ['an odd price of several', [{ id: 'a', title: 'x', quantity: 3, total: agorot(155_50) }]],
    ['a price of one agora', [{ id: 'a', title: 'x', quantity: 1, total: agorot(1) }]],
    ['a very long title', [{ id: 'a', title: 'ט'.repeat(300), quantity: 7, total: agorot(100_01) }]],
  ])('with %s adds up for Cardcom', async (_, lines) => {
    const amount = lines[0]!.total;
    const { page } = await opened({ lines, amount });
    expect((await page()).created.Amount).toBe(amount / 100);
  });

  it('is opened for whoever has a long name, a long address or no phone', async () => {
    const { page } = await opened({
      buyer: { name: '👩‍🎨'.repeat(40), email: `${'a'.repeat(60)}@example.com`, phone: null },
    });
    expect((await page()).created.Document).not.toHaveProperty('Email');
  });

  it('asks for a receipt where the seller is exempt', async () => {
    const { page } = await opened({ isVatExempt: true });
    expect((await page()).created.Document?.DocumentTypeToCreate).toBe('Receipt');
  });

  test.each([
    ['lines that don’t add up', {}, { amount: agorot(155_51) }],
    ['no amount', {}, { amount: agorot(0) }],
    ['an address of more than 500 signs', {}, { returnUrl: `https://shop.example/${'a'.repeat(500)}` }],
    ['wrong keys', { keys: { ...KEYS, apiName: 'other' } }, {}],
    ['another terminal', { keys: { ...KEYS, terminal: 2000 } }, {}],
  ])('with %s is refused', async (_, options, change) => {
    expect((await provider(options).open({ ...PAGE, ...change })).kind).toBe('refused');
    expect(await database.db.selectFrom('simulated_pages').selectAll().execute()).toEqual([]);
  });
});

describe('an answer', () => {
  it('of a payment has all that is compared, and the document', async () => {
    const { choose, ask, page } = await opened();
    const back = await choose('approve');
    expect([back.statusCode, back.headers.location]).toEqual([303, PAGE.returnUrl]);
    expect(await ask()).toEqual({
      state: 'paid',
      amount: 155_50,
      currency: 'ILS',
      attemptId: 'attempt-1',
      terminal: '1000',
      transactionId: String((await page()).transaction!.id),
      method: null,
      brand: 'Visa',
      last4: '0000',
      document: {
        kind: 'TaxInvoiceAndReceipt',
        number: String((await page()).transaction!.id),
        url: expect.stringContaining('https://shop.example/simulator/document/'),
      },
    });
  });

  it('of a decline is failed; the page takes another card, and then no more', async () => {
    const { choose, ask, page } = await opened();
    await choose('decline');
    expect(await ask()).toMatchObject({ state: 'failed', document: null });
    await choose('approve');
    const { id } = (await page()).transaction!;
    await choose('approve');
    expect((await page()).transaction!.id).toBe(id);
    expect((await ask()).state).toBe('paid');
  });

  it('of whoever goes back is pending', async () => {
    const { choose, ask } = await opened();
    await choose('cancel');
    expect((await ask()).state).toBe('pending');
    expect(notices).toEqual([]);
  });

  test.each([
    [{ amount: 155.49 }, { amount: 155_49 }],
    [{ amount: 155.505 }, { amount: null }],
    [{ amount: -155.5 }, { amount: null }],
    [{ coin: 2 }, { currency: 'coin 2' }],
    [{ terminal: 9 }, { terminal: '9' }],
    [{ returnValue: 'other' }, { attemptId: 'other' }],
    [{ noDocument: true }, { document: 'missing' }],
  ])('with %j says so', async (faults, said) => {
    const { choose, ask, fail } = await opened();
    await fail(faults);
    await choose('approve');
    expect(await ask()).toMatchObject({ state: 'paid', ...said });
  });

  test.each(['error', 'html', 'silence'] as const)('that is %s is unknown', async (answer) => {
    const { choose, ask, fail } = await opened();
    await choose('approve');
    await fail({ answer });
    expect((await ask()).state).toBe('unknown');
  });

  it('of an unknown page, with wrong keys or from nowhere is unknown', async () => {
    const { reference } = await opened();
    const asked = { reference, attemptId: PAGE.attemptId };
    for (const other of [
      provider({ keys: { ...KEYS, apiName: 'other' } }),
      provider({ url: 'http://127.0.0.1:1' }),
      provider({ transport: async () => Response.json({ ResponseCode: 0, LowProfileId: 'another' }) }),
      provider({ transport: async () => Response.json(null) }),
      provider({ transport: async () => new Response('x'.repeat(5 * 1024 * 1024)) }),
    ])
      expect((await other.query(asked)).state).toBe('unknown');
    expect((await provider().query({ ...asked, reference: 'unknown' })).state).toBe('unknown');
  });

  it('that contradicts itself is neither paid nor failed', async () => {
    const { reference, page, choose } = await opened();
    await choose('approve');
    const body = { ...resultOf(await page(), NOW), ResponseCode: 7 };
    const other = provider({ transport: async () => Response.json(body) });
    expect((await other.query({ reference, attemptId: PAGE.attemptId })).state).toBe('unknown');
  });
});

describe('a refund', () => {
  const paid = async () => {
    const page = await opened();
    await page.choose('approve');
    return { ...page, transactionId: String((await page.page()).transaction!.id) };
  };
  const refund = (transactionId: string, amount: number) =>
    provider().refund({ transactionId, amount: agorot(amount), isWhole: false, document: null });

  it('goes in parts up to the charge, and is listed', async () => {
    const { transactionId } = await paid();
    expect(await refund(transactionId, 20_00)).toMatchObject({ kind: 'done', document: null });
    expect((await refund(transactionId, 135_51)).kind).toBe('refused');
    expect((await refund(transactionId, 135_50)).kind).toBe('done');
    expect((await refund(transactionId, 1)).kind).toBe('refused');
    expect(await provider().list('2026-06-01')).toEqual({
      kind: 'listed',
      transactions: [
        { transactionId, amount: 155_50, isRefund: false, attemptId: null },
        { transactionId: String(Number(transactionId) + 1), amount: 20_00, isRefund: true, attemptId: null },
        { transactionId: String(Number(transactionId) + 2), amount: 135_50, isRefund: true, attemptId: null },
      ],
    });
    expect(await provider().list('2026-05-31')).toEqual({ kind: 'listed', transactions: [] });
  });

  test.each([
    ['refused', 'refused', 0],
    ['silence', 'unknown', 0],
    ['silence_but_done', 'unknown', 1],
  ] as const)('that is %s is %s', async (fault, kind, done) => {
    const { transactionId, fail } = await paid();
    await fail({ refund: fault });
    expect((await refund(transactionId, 20_00)).kind).toBe(kind);
    const listed = await provider().list('2026-06-01');
    expect(listed.kind === 'listed' && listed.transactions.filter(({ isRefund }) => isRefund)).toHaveLength(
      done,
    );
  });

  it('needs the password', async () => {
    const { transactionId } = await paid();
    const poor = provider({ keys: { ...KEYS, apiPassword: null } });
    expect(poor.canRefund).toBe(false);
    expect(
      (await poor.refund({ transactionId, amount: agorot(1), isWhole: false, document: null })).kind,
    ).toBe('refused');
    expect((await poor.list('2026-06-01')).kind).toBe('refused');
    const wrong = provider({ keys: { ...KEYS, apiPassword: 'wrong' } });
    expect(
      (await wrong.refund({ transactionId, amount: agorot(1), isWhole: false, document: null })).kind,
    ).toBe('refused');
  });
});

describe('a notice', () => {
  it('is sent as the answer would be, as often as it is told to', async () => {
    const { choose, fail, reference } = await opened();
    await fail({ notices: 3 });
    await choose('approve');
    expect(notices.map((notice) => [notice.url, notice.body.LowProfileId])).toEqual(
      Array.from({ length: 3 }, () => [PAGE.noticeUrl, reference]),
    );
  });

  test.each([
    ['{"LowProfileId":"p-1","ResponseCode":0}', 'p-1'],
    ['terminalnumber=1000&lowprofilecode=p-1&Operation=1', 'p-1'],
    ['LowProfileId=p-1', 'p-1'],
    ['', null],
    ['{', null],
    ['null', null],
    ['[]', null],
    ['{"LowProfileId":1}', null],
    ['{"LowProfileId":"p\\u0000"}', null],
    ['{"LowProfileId":""}', null],
    [`{"LowProfileId":"${'x'.repeat(101)}"}`, null],
    ['\u0000\u0001', null],
  ])('%j is about %j', (raw, reference) => {
    expect(provider().readNotice(Buffer.from(raw), {})).toEqual({ reference, isAuthentic: true });
  });
});

it('keeps its keys out of every reason', async () => {
  const reasons: string[] = [];
  for (const options of [{ url: 'http://127.0.0.1:1' }, { keys: { ...KEYS, terminal: 7 } }, {}]) {
    const opening = await provider(options).open({ ...PAGE, amount: agorot(1) });
    if (opening.kind !== 'opened') reasons.push(opening.reason);
  }
  expect(reasons).toHaveLength(3);
  expect(reasons.filter((reason) => reason.includes('of-the-api'))).toEqual([]);
});
