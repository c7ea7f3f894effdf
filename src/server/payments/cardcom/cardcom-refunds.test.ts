/** Refunds and their documents, against the simulator over HTTP. */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { agorot } from '#domain/money.ts';
import { type TestDatabase, openTestDatabase } from '#test/databases.ts';
import { newPage } from '#test/payments/new-page.ts';
import type { ChargeToRefund, CreditToMake, NewPage } from '../payment-provider.ts';
import { SimulatedCardcom } from '../simulator/simulated-cardcom.ts';
import type { FaultsInput } from '../simulator/simulator-faults.ts';
import { simulatorPlugin } from '../simulator/simulator.plugin.ts';
import { cardcomProvider } from './cardcom-provider.ts';

const KEYS = { terminal: 1000, apiName: 'name-of-the-api', apiPassword: 'password-of-the-api' };
const BUYER = { name: 'רות כהן', email: 'ruth@example.com', phone: null };
const PAGE = newPage('cardcom', {
  lines: [{ id: 'ring', title: 'טבעת רקועה', quantity: 1, total: agorot(155_50) }],
  buyer: BUYER,
});

let database: TestDatabase;
let server: FastifyInstance;
let cardcom: SimulatedCardcom;
let url: string;
let calls: string[];

beforeEach(async () => {
  database = await openTestDatabase('sqlite');
  cardcom = new SimulatedCardcom({ db: database.db, now: () => new Date('2026-06-01T09:00:00.000Z') });
  calls = [];
  server = Fastify({ forceCloseConnections: true });
  server.addHook('onRequest', async (request) => {
    calls.push(request.url.split('/').at(-1)!);
  });
  const transport = async () => new Response();
  await server.register(simulatorPlugin, { cardcom, keys: KEYS, url: 'https://pay.example', transport });
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await server.close();
  await database.close();
});

const provider = (keys: { apiPassword: string | null } = KEYS) =>
  cardcomProvider({ url, keys: { ...KEYS, ...keys } });
/** Gives up soon on what is never answered. */
const hasty = () => cardcomProvider({ url, keys: KEYS, call: { timeout: 500 } });

async function paid(change: Partial<NewPage> = {}, faults: FaultsInput = {}) {
  const opening = await provider().open({ ...PAGE, ...change });
  if (opening.kind !== 'opened') throw new Error(opening.reason);
  await cardcom.fail(opening.reference, faults);
  await cardcom.choose(opening.reference, 'approve');
  const said = await provider().query({ reference: opening.reference, attemptId: PAGE.attemptId });
  const document = typeof said.document === 'object' ? said.document : null;
  calls = [];
  return {
    fail: (next: FaultsInput) => cardcom.fail(opening.reference, next),
    charge: { transactionId: said.transactionId!, amount: PAGE.amount, isWhole: true, document },
  };
}

const part = (charge: ChargeToRefund, amount = 20_00): ChargeToRefund => ({
  ...charge,
  amount: agorot(amount),
  isWhole: false,
});

const refundsListed = async () => {
  const listing = await provider().list('2026-06-01');
  return listing.kind === 'listed' ? listing.transactions.filter(({ isRefund }) => isRefund) : [];
};

describe('a whole refund', () => {
  it('cancels the document alone, which gives the money back once', async () => {
    const { charge } = await paid();
    const outcome = await provider().refund(charge);
    expect(calls).toEqual(['CancelDoc']);
    const [refund, ...more] = await refundsListed();
    expect([refund!.amount, more]).toEqual([155_50, []]);
    const number = refund!.transactionId;
    const document = { kind: 'TaxInvoiceAndReceiptRefund', number, url: null };
    expect(outcome).toEqual({ kind: 'done', reference: null, document });
    expect((await provider().refund(charge)).kind).toBe('refused');
  });

  it('of an exempt dealer cancels a receipt', async () => {
    const { charge } = await paid({ isVatExempt: true });
    expect(await provider().refund(charge)).toMatchObject({ document: { kind: 'ReceiptRefund' } });
  });

  test.each([
    ['without a document', null],
    ['with a document that can’t be credited', { kind: 'Order', number: '7' }],
    ['with a document without a number', { kind: 'Receipt', number: 'x' }],
  ])('%s goes back by the charge', async (_, document) => {
    const { charge } = await paid();
    const outcome = await provider().refund({ ...charge, document });
    expect(calls).toEqual(['RefundByTransactionId']);
    expect(outcome).toMatchObject({ kind: 'done', reference: expect.stringMatching(/^\d+$/) });
  });

  test.each([
    ['refused', 'refused', 0],
    ['silence', 'unknown', 0],
    ['silence_but_done', 'unknown', 1],
  ] as const)('that is %s is %s', async (refund, kind, done) => {
    const { charge, fail } = await paid();
    await fail({ refund });
    const ask = refund === 'refused' ? provider() : hasty();
    expect((await ask.refund(charge)).kind).toBe(kind);
    await expect.poll(refundsListed).toHaveLength(done);
    expect(provider().documentOfRefund!(charge)).toBe('unknown');
  });
});

describe('a refund in part', () => {
  const credit = (charge: ChargeToRefund, transactionId: string | null): CreditToMake => ({
    transactionId,
    orderNumber: 1042,
    lang: 'he',
    amount: agorot(20_00),
    document: charge.document!,
    buyer: BUYER,
    isVatExempt: false,
  });

  it('goes back by the charge, and its document is made apart', async () => {
    const { charge } = await paid();
    const outcome = await provider().refund(part(charge));
    expect(calls).toEqual(['RefundByTransactionId']);
    expect(outcome).toMatchObject({ kind: 'done', document: 'apart' });
    expect(provider().documentOfRefund!(part(charge))).toBe('apart');
    const [refund] = await refundsListed();
    const made = await provider().credit!(credit(charge, refund!.transactionId));
    expect(calls.at(-1)).toBe('CreateDocument');
    expect(made).toMatchObject({
      kind: 'made',
      document: { kind: 'TaxInvoiceAndReceiptRefund', number: refund!.transactionId },
    });
    expect(await refundsListed()).toHaveLength(1);
  });

  test.each([
    ['refused', 'refused'],
    ['silence', 'unknown'],
  ] as const)('whose document is %s is %s', async (fault, kind) => {
    const { charge } = await paid({}, { credit: fault });
    await provider().refund(part(charge));
    const [refund] = await refundsListed();
    const ask = fault === 'refused' ? provider() : hasty();
    expect((await ask.credit!(credit(charge, refund!.transactionId))).kind).toBe(kind);
  });

  it('has no document of another sum, of no refund, or of a kind that isn’t known', async () => {
    const { charge } = await paid();
    await provider().refund(part(charge));
    const [refund] = await refundsListed();
    const made = credit(charge, refund!.transactionId);
    const order = { kind: 'Order', number: '7' };
    for (const wrong of [{ amount: agorot(1) }, { transactionId: charge.transactionId }, { document: order }])
      expect((await provider().credit!({ ...made, ...wrong })).kind).toBe('refused');
  });

  it('of a charge without a document has none', async () => {
    const { charge } = await paid({}, { noDocument: true });
    expect(charge.document).toBeNull();
    expect(await provider().refund(part(charge))).toMatchObject({ kind: 'done', document: null });
  });
});

it('needs the password for all of it', async () => {
  const { charge } = await paid();
  const poor = provider({ apiPassword: null });
  expect((await poor.refund(charge)).kind).toBe('refused');
  expect(calls).toEqual([]);
});
