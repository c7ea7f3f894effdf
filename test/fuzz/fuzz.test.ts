/** 1,000 generated requests from a stranger, a customer and the admin; 10,000 with TEST_LONG=on. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../app.ts';
import { databasesOrOnly } from '../databases.ts';
import { aPicture } from '../factories.ts';
import { isLong } from '../long-run.ts';
import { anOrder } from '../orders.ts';
import { quickPasswords } from '../passwords.ts';
import { ERROR_STATUS, errorSchema } from '#contract/errors.ts';
import { api } from '#contract/routes.ts';
import type { User } from '#contract/auth.ts';
import { type FuzzRequest, type Operation, operationsOf, requestFor } from './requests.ts';
import { INSIDE, SEED } from './run.ts';
import { IDS } from './values.ts';

/** Requests per caller; most of a stranger's end at the guard. */
const ROUNDS = isLong
  ? { stranger: 2_000, customer: 3_000, superAdmin: 6_000 }
  : { stranger: 150, customer: 350, superAdmin: 600 };
/** ms */
const PATIENCE = isLong ? 30 * 60_000 : 180_000;

type Caller = keyof typeof ROUNDS;

describe.each(databasesOrOnly('sqlite'))('generated requests on %s', (kind) => {
  let app: TestApp;
  let operations: Operation[];
  const logged: string[] = [];
  const statuses = new Map<number, number>();

  beforeAll(async () => {
    app = await createTestApp(kind, {
      env: { RATE_LIMIT: 'off' },
      passwords: quickPasswords().passwords,
      logger: { level: 'error', stream: { write: (line) => void logged.push(line) } },
    });
    tokens.clear();
    await fill(app);
    operations = operationsOf((await app.get(api.openapi())).body);
  });
  afterAll(() => app.close());

  async function ask(request: FuzzRequest, caller: Caller): Promise<void> {
    const { headers, payload, ...target } = request;
    const authorization =
      caller === 'stranger' ? {} : { authorization: `Bearer ${await tokenOf(app, caller, request)}` };
    const answer = await app.server.inject({
      ...target,
      method: target.method as 'GET',
      headers: { ...headers, ...authorization },
      ...(payload === undefined ? {} : { payload }),
    });
    const { statusCode, body } = answer;
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    // A call may have ended the login.
    if (statusCode === 401) tokens.delete(caller);
    expect(statusCode, logged.at(-1)).toBeLessThan(500);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    if (statusCode < 400 || target.method === 'HEAD' || answer.headers['content-encoding'] !== undefined)
      return;
    expect(body).not.toMatch(INSIDE);
    const { code, data, ...told } = answer.json();
    expect(ERROR_STATUS).toHaveProperty(code, statusCode);
    expect(data === undefined || statusCode === 409 || statusCode === 412).toBe(true);
    expect(errorSchema.strict().parse({ ...told, code }).error).not.toBe('');
  }

  const fuzz = (caller: Caller, seed: number) => {
    const requests = fc.constantFrom(...operations).chain(requestFor);
    const property = fc.asyncProperty(requests, (request) => ask(request, caller));
    return fc.assert(property, {
      seed,
      numRuns: ROUNDS[caller],
      maxSkipsPerRun: 0,
      interruptAfterTimeLimit: PATIENCE,
      markInterruptAsFailure: true,
    });
  };

  it(
    'from strangers and customers cause no 500 and change nothing that others see',
    async () => {
      const before = await shown(app);
      await fuzz('stranger', SEED);
      await fuzz('customer', SEED + 1);
      expect(await shown(app)).toEqual(before);
      expect(logged).toEqual([]);
    },
    PATIENCE * 2,
  );

  it(
    'from the superAdmin cause no 500 and leave a working shop',
    async () => {
      await fuzz('superAdmin', SEED + 2);
      for (const answer of Object.values(await shown(app))) expect(answer).toMatchObject({ status: 200 });
      expect(logged).toEqual([]);
      // Otherwise only the first check of each call was reached.
      for (const status of [200, 201, 204, 400, 401, 403, 404, 412, 415])
        expect([...statuses.keys()]).toContain(status);
      if (isLong) console.warn(Object.fromEntries([...statuses].toSorted()));
    },
    PATIENCE,
  );
});

/** One entry of each kind, with the ids that the requests use. */
async function fill(app: TestApp): Promise<void> {
  for (const number of [1, 2, 3, 4]) await app.has.picture(number);
  const pictures = { imagePath: aPicture(1), secondaryImagesPathes: [aPicture(2)] };
  for (const _id of IDS.products!) await app.has.product({ _id, ...pictures });
  for (const _id of IDS.workshops!) await app.has.workshop({ _id, image: aPicture(3) });
  for (const _id of IDS.tutorials!) await app.has.tutorial({ _id, price: _id.startsWith('paid') ? 50 : 0 });
  for (const _id of IDS['banner-texts']!) await app.has.bannerText({ _id });
  await app.has.user({ _id: 'someone', email: 'dana@example.com' });
  customer = await app.has.user({ _id: 'customer' });
  const states = ['pending', 'confirmed', 'completed', 'expired'] as const;
  // An order and its only line have the same id, so that requests find both.
  for (const [index, id] of IDS.orders!.entries())
    await anOrder(app, { customer, state: states[index]!, lines: [{ id }], values: { id } });
  const cart = await (await app.as(customer)).post(api.carts(), { items: [], userId: 'customer' });
  IDS['checkout-sessions'] = [cart.body.data._id];
  const message = { name: 'a', email: 'a@example.com', subject: 'b', message: 'c' };
  IDS['contact-messages'] = [(await app.send('POST', api.contactMessages(), message)).body.data._id];
}

let customer: User;
const tokens = new Map<Caller, string>();

/** A separate token, which a logout ends. */
async function tokenOf(app: TestApp, caller: Caller, { url }: FuzzRequest): Promise<string> {
  const known = tokens.get(caller);
  if (known && !url.includes('logout')) return known;
  const { token } = await app.as(caller === 'customer' ? customer : 'superAdmin');
  if (!url.includes('logout')) tokens.set(caller, token);
  return token;
}

/** Public content except ratings and popularity, which may change. */
async function shown(app: TestApp): Promise<Record<string, unknown>> {
  const lists = [
    api.products(),
    api.workshops(),
    api.tutorials(),
    api.activeBannerTexts(),
    api.shopFacts(),
    api.health(),
  ];
  const moving = ['rating', 'ratingCount', 'popularity', 'now'];
  const seen = lists.map(async (path) => {
    const { status, text } = await app.get(path);
    return [path, { status, body: JSON.parse(text, (key, value) => (moving.includes(key) ? null : value)) }];
  });
  return Object.fromEntries(await Promise.all(seen));
}
