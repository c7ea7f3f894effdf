import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { item } from '#test/carts.ts';
import { type Checkout, aCheckout } from '#test/checkout.ts';
import { SimulatedCardcom } from './simulated-cardcom.ts';
import { simulatorTexts } from './simulator-texts.ts';
import { SWITCHES } from './switches.ts';

const NOW = new Date('2026-06-01T09:00:00.000Z');
const HOLD = 30 * 60;

let app: TestApp;
let checkout: Checkout;
beforeEach(async () => {
  app = await createTestApp('sqlite', {
    now: () => NOW,
    env: { RATE_LIMIT: 'off', PAYMENT_PROVIDER: 'simulator' },
  });
  checkout = await aCheckout(app, [item(await app.has.product({ inventory: 3 }), 2)]);
});
afterEach(() => app.close());

const place = (given: object = {}) => checkout.place({ payment: 'card', ...given });
const addressOf = ({ payment }: Order) => new URL(payment.url!).pathname;
const open = async (given?: object): Promise<string> => addressOf((await place(given)).body.data);
const press = (url: string, form: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const read = async (url: string): Promise<string> => (await app.server.inject({ url })).payload;
const faultsOf = async (url: string) =>
  (await new SimulatedCardcom({ db: app.db, now: () => NOW }).find(url.split('/').at(-1)!))!.faults;

describe('a payer’s page', () => {
  test.each(['he', 'en'] as const)(
    'in %s says what is paid, that no money moves, and what can be done',
    async (lang) => {
      const page = await read(await open({ lang }));
      const { note, choices, switches, simulator } = simulatorTexts(lang);
      const words = [
        simulator,
        note,
        ...Object.values(choices),
        ...Object.values(switches).map(({ name }) => name),
      ];
      for (const text of words) expect(page).toContain(text);
      expect(page).toContain(`<html lang="${lang}"`);
      expect(page).toContain('<bdi dir="ltr">× 2</bdi>');
    },
  );

  it('offers first what was chosen in the shop', async () => {
    const url = await open();
    expect(await read(url)).toMatch(/class="main" formaction="[^"]+\/approve"/);
    expect(await read(`${url}?bit`)).toMatch(/class="main" formaction="[^"]+\/bit"/);
  });

  it('that is closed tells nobody, before and after paying', async () => {
    const url = await open();
    const closed = await press(`${url}/close`);
    expect(closed.headers.location).toBe(`${url}/closed`);
    expect(await read(`${url}/closed`)).toContain(simulatorTexts('he').closed.title);
    const paid = await press(`${url}/approve`, { payer: 'stays' });
    expect(paid.headers.location).toBe(`${url}/closed`);
    expect(await read(url)).toContain(simulatorTexts('he').paid);
  });

  it('is markup of the simulator alone', async () => {
    const title = '<b onclick="x">&quot;</b>';
    const ring = await app.has.product({ inventory: 3, title });
    checkout = await aCheckout(app, [item(ring)]);
    const page = await read(await open());
    expect(page).not.toContain('<b ');
    expect(page).toContain('&lt;b');
  });

  it('lets its document be seen', async () => {
    expect(await read('/simulator/document/15935')).toContain('15935');
    expect((await app.server.inject({ url: '/simulator/document/x' })).statusCode).toBe(404);
  });
});

describe('the panel of a page', () => {
  const CASES: [Record<string, string>, object][] = [
    [{ notice: 'last' }, { noticeLast: true }],
    [{ notice: 'lost' }, { notices: 0 }],
    [{ notice: 'twice' }, { notices: 2, noticeLast: false }],
    [{ notice: 'ten' }, { notices: 10, noticeLast: true }],
    [{ notice: 'late' }, { noticeDelay: 10 }],
    [{ notice: 'later' }, { noticeDelay: 60 }],
    [{ notice: 'after_hold' }, { noticeDelay: HOLD + 60, answer: 'pending', answerFor: HOLD + 60 }],
    [{ notice: 'foreign' }, { foreignNotice: true }],
    [{ answer: 'pending' }, { answer: 'pending', answerFor: 30 }],
    [{ answer: 'error' }, { answer: 'error', answerFor: 30 }],
    [{ answer: 'html' }, { answer: 'html', answerFor: 30 }],
    [{ answer: 'silence' }, { answer: 'silence', answerFor: 30 }],
    [{ answer: 'pending_always' }, { answer: 'pending' }],
    [{ money: 'amount' }, { amount: expect.any(Number) }],
    [{ money: 'coin' }, { coin: 2 }],
    [{ money: 'terminal' }, { terminal: 1001 }],
    [{ money: 'attempt' }, { returnValue: 'another-attempt' }],
    [{ document: 'failed' }, { noDocument: true }],
    [{ refund: 'refused' }, { refund: 'refused' }],
    [{ refund: 'silence_but_done' }, { refund: 'silence_but_done' }],
    [{ refund: 'silence' }, { refund: 'silence' }],
    [{ credit: 'refused' }, { credit: 'refused' }],
    [{ credit: 'silence' }, { credit: 'silence' }],
    [{ payer: 'stays' }, { stays: true }],
  ];

  it('has every way to fail', () => {
    const all = Object.entries(SWITCHES).flatMap(([name, [, ...values]]) =>
      values.map((value) => `${name} ${value}`),
    );
    expect(CASES.map(([form]) => Object.entries(form)[0]!.join(' ')).toSorted()).toEqual(all.toSorted());
  });

  it('keeps what was chosen, shows it, and forgets it with the next choice', async () => {
    const url = await open();
    for (const [form, faults] of CASES) {
      const { statusCode, headers } = await press(`${url}/switches`, form);
      expect([statusCode, headers.location]).toEqual([303, url]);
      expect(await faultsOf(url)).toMatchObject(faults);
      expect(await read(url)).toContain(`<option value="${Object.values(form)[0]}" selected>`);
    }
    await press(`${url}/switches`, { notice: 'first' });
    expect(await faultsOf(url)).toMatchObject({ notices: 1, answer: 'truth', stays: false, refund: 'done' });
    await press(`${url}/switches`, { notice: 'no such' });
    expect(await faultsOf(url)).toMatchObject({ notices: 1 });
  });

  it('is saved by the choice that it comes with, and kept by one that brings none', async () => {
    const url = await open();
    await press(`${url}/decline`, { notice: 'lost' });
    await press(`${url}/approve`);
    expect(await faultsOf(url)).toMatchObject({ notices: 0 });
  });
});

describe('the panel of the simulator', () => {
  test.each([
    ['refused', 0],
    ['error', 0],
    ['error_but_made', 1],
  ] as const)('makes the next page fail by %s, and no other', async (create, made) => {
    const saved = await press('/simulator/next?lang=en', { create });
    expect(saved.headers.location).toBe('/simulator?lang=en');
    expect(await read('/simulator')).toContain(`<option value="${create}" selected>`);
    const { status, body } = await place();
    expect([status, body.code]).toEqual([502, 'provider_unavailable']);
    expect(await app.db.selectFrom('simulated_pages').selectAll().execute()).toHaveLength(made);
    expect((await place()).status).toBe(201);
  });

  it('leads to the pages that there are', async () => {
    const empty = await read('/simulator?lang=en');
    expect(empty).toContain(simulatorTexts('en').none);
    const url = await open();
    expect(await read('/simulator')).toContain(`href="${url}"`);
    expect((await press('/simulator/next', { create: 'steal' })).statusCode).toBe(404);
  });
});
