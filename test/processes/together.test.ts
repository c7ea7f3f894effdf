/** Two processes of one shop: a visitor can't tell which one answers. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noise } from '#server/pictures/sample-pictures.ts';
import { SAMPLES } from '../entry-inputs.ts';
import { isLong } from '../long-run.ts';
import { type Answer, type Shops, oneMachine, severalMachines, startShops, until } from './shops.ts';

/** ms until all processes show a change; response-cache.test.ts checks the rule of one second. */
const SEEN_WITHIN = 2_000;

const GROUNDS = [
  { name: 'PostgreSQL and a bucket', ground: severalMachines },
  { name: 'one SQLite file and one folder', ground: () => oneMachine('sqlite') },
];

describe.each(GROUNDS)('two processes on $name', ({ name, ground }) => {
  let shops: Shops;
  let admin: string;
  let visitors = 0;
  beforeAll(async () => {
    // One address for both, as behind a load balancer.
    shops = await startShops(2, await ground(), { PUBLIC_URL: 'http://shop.example' });
    const login = { email: 'owner@shop.local', password: 'hammer and paper' };
    admin = data(await shops.call(0, 'POST', '/api/auth/login', { body: login })).token;
  });
  afterAll(() => shops.close());

  const newAddress = () => `203.0.113.${++visitors}`;
  const data = ({ status, body }: Answer) => {
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data;
  };

  async function newCustomer(
    number: number,
  ): Promise<{ token: string; _id: string; email: string; password: string }> {
    const from = newAddress();
    const person = {
      email: `${from}@example.com`,
      password: 'a long password',
      firstName: 'Dana',
      lastName: 'Levi',
    };
    const { token, user } = data(
      await shops.call(number, 'POST', '/api/auth/register', { body: person, from }),
    );
    return { ...person, token, _id: user._id };
  }

  const profile = (number: number, token: string) =>
    shops.call(number, 'GET', '/api/auth/profile', { token });

  async function newProduct(number: number, fields: object = {}): Promise<string> {
    const body = { ...SAMPLES.products.least, imagePath: await upload(number), ...fields };
    return data(await shops.call(number, 'POST', '/api/products', { body, token: admin }))._id;
  }

  async function upload(number: number): Promise<string> {
    const image = `data:image/png;base64,${(await noise(900, 600).png().toBuffer()).toString('base64')}`;
    const { status, body } = await shops.call(number, 'POST', '/api/files/upload', {
      body: { image },
      token: admin,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.url;
  }

  test('both accept a token of either, and refuse it after a logout', async () => {
    const { token, email, password } = await newCustomer(0);
    expect(data(await profile(1, token)).email).toBe(email);
    const second = data(await shops.call(1, 'POST', '/api/auth/login', { body: { email, password } })).token;
    expect((await profile(0, second)).status).toBe(200);
    expect((await shops.call(1, 'POST', '/api/auth/logout', { token })).status).toBe(204);
    expect((await profile(0, token)).status).toBe(401);
    expect((await profile(1, token)).status).toBe(401);
    expect((await profile(0, second)).status).toBe(200);
  });

  /** Counts of statuses after this many concurrent attempts at each process. */
  async function tries(each: number, once: (number: number, index: number) => Promise<Answer>) {
    const statuses = [0, 1].map(async (number) => {
      const got: number[] = [];
      for (let index = 0; index < each; index++) got.push((await once(number, number * each + index)).status);
      return got;
    });
    const all = (await Promise.all(statuses)).flat();
    return Object.fromEntries(
      [...new Set(all)].map((status) => [status, all.filter((one) => one === status).length]),
    );
  }

  test('share their rate limits: logins, registrations and messages per address, failures per email', async () => {
    const post = (path: string, bodyOf: (index: number) => object, fromOf: (index: number) => string) =>
      tries(7, (number, index) =>
        shops.call(number, 'POST', path, { body: bodyOf(index), from: fromOf(index) }),
      );
    const from = newAddress();
    const wrong = { password: 'a wrong password' };
    const login = await post(
      '/api/auth/login',
      (index) => ({ ...wrong, email: `nobody${index}@example.com` }),
      () => from,
    );
    expect(login).toEqual({ 401: 10, 429: 4 });
    const failures = await post(
      '/api/auth/login',
      () => ({ ...wrong, email: 'dana@example.com' }),
      newAddress,
    );
    expect(failures).toEqual({ 401: 10, 429: 4 });
    const person = { password: 'a long password', firstName: 'Noa', lastName: 'Levi' };
    const registered = await post(
      '/api/auth/register',
      (index) => ({ ...person, email: `noa${index}@example.com` }),
      () => from,
    );
    expect(registered).toEqual({ 201: 10, 429: 4 });
    const message = { name: 'Noa', email: 'noa@example.com', subject: 'Ring', message: 'Size 52?' };
    expect(
      await post(
        '/api/contact-messages',
        () => message,
        () => from,
      ),
    ).toEqual({ 202: 5, 429: 9 });
    await shops.mail.took(5);
  });

  test('send each mail once', async () => {
    const before = shops.mail.mails.length;
    const send = (index: number) => {
      const body = { name: 'Noa', email: 'noa@example.com', subject: `Ring ${index}`, message: 'Size 52?' };
      return shops.call(index % 2, 'POST', '/api/contact-messages', { body, from: newAddress() });
    };
    const sent = await Promise.all(Array.from({ length: 20 }, (_, index) => send(index)));
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 202));
    const states = async (number: number) => {
      const { body } = await shops.call(number, 'GET', '/api/contact-messages?limit=100', { token: admin });
      return (body.data as { mail: { state: string } }[]).map(({ mail }) => mail.state);
    };
    await until(async () => (await states(0)).every((state) => state === 'sent'));
    expect(await states(1)).toEqual(await states(0));
    const mails = shops.mail.mails.slice(before);
    const subjects = mails.map(({ subject }) => subject).toSorted();
    expect(subjects).toEqual(
      Array.from({ length: 20 }, (_, index) => `הודעה מהאתר: Ring ${index}`).toSorted(),
    );
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(20);
  });

  test('show a change of the catalogue immediately where it was made, and within two seconds in the other', async () => {
    const title = 'חישוק מרוקע';
    const _id = await newProduct(0, { title });
    const api = (number: number) => shops.call(number, 'GET', '/api/products');
    const page = (number: number) => shops.call(number, 'GET', '/shop');
    const shows = async (number: number, what: string) =>
      [await api(number), await page(number)].every(
        ({ status, bytes }) => status === 200 && bytes.includes(what),
      );
    await until(() => shows(1, title));
    const slowest: number[] = [];
    for (let round = 0; round < (isLong ? 4 : 2); round++) {
      const next = `${title} ${round}`;
      const body = { ...SAMPLES.products.least, imagePath: await upload(0), title: next };
      // Both have just validated what they show.
      expect(await Promise.all([shows(0, next), shows(1, next)])).toEqual([false, false]);
      const { status } = await shops.call(round % 2, 'PUT', `/api/products/${_id}`, { body, token: admin });
      expect(status).toBe(200);
      // Measured from the response to the change.
      const [own, seen] = await Promise.all([
        shows(round % 2, next),
        until(() => shows((round + 1) % 2, next)),
      ]);
      expect(own).toBe(true);
      slowest.push(seen);
    }
    if (isLong) expect(Math.max(...slowest)).toBeLessThan(SEEN_WITHIN);
    // Both processes send the same bytes and ETag.
    const tags = await Promise.all([page(0), page(1)]);
    expect(tags[1]!.headers.get('etag')).toBe(tags[0]!.headers.get('etag'));
    expect(tags[1]!.bytes.equals(tags[0]!.bytes)).toBe(true);
    report(`${name}: seen by the other process after ${slowest.map(Math.round).join(', ')} ms`);
  });

  test('both change one cart, and refuse a change of an old version', async () => {
    const product = await newProduct(0, { inventory: 500 });
    const { token, _id: userId } = await newCustomer(1);
    const { _id } = data(
      await shops.call(0, 'POST', '/api/checkout-sessions', { body: { items: [], userId }, token }),
    );
    const read = (number: number) =>
      shops.call(number, 'GET', `/api/checkout-sessions/user/${userId}`, { token });
    const put = (number: number, quantity: number, ifMatch: string | null) => {
      const body = { items: [{ item: product, productType: 'Item', quantity }] };
      return shops.call(number, 'PUT', `/api/checkout-sessions/${_id}`, { body, token, ifMatch });
    };
    const first = (await read(1)).headers.get('etag');
    expect((await put(1, 1, first)).status).toBe(200);
    expect((await put(0, 2, first)).status).toBe(412);
    for (let round = 0; round < 5; round++) {
      const now = (await read(0)).headers.get('etag');
      const [one, other] = await Promise.all([put(0, 10 + round, now), put(1, 20 + round, now)]);
      expect([one.status, other.status].toSorted()).toEqual([200, 412]);
      const kept = (one.status === 200 ? 10 : 20) + round;
      for (const number of [0, 1]) expect(data(await read(number)).items[0].quantity).toBe(kept);
    }
  });

  test('serve the other’s uploads and their copies, and the pages that the other signed', async () => {
    const address = await upload(0);
    const copy = address.replace(/webp$/, '480.avif');
    const [first, second] = [await shops.call(1, 'GET', copy), await shops.call(0, 'GET', copy)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.bytes).toEqual(first.bytes);
    expect((await sharp(first.bytes).metadata()).width).toBe(480);
    expect((await shops.call(1, 'GET', address)).bytes).toEqual((await shops.call(0, 'GET', address)).bytes);

    const page = await upload(1);
    const body = {
      ...SAMPLES.tutorials.full,
      imagePath: null,
      imageAlts: {},
      contentImagesPathes: [page],
      pageTexts: [],
      price: 50,
      active: true,
    };
    const { _id } = data(await shops.call(0, 'POST', '/api/tutorials', { body, token: admin }));
    const signed = data(await shops.call(0, 'GET', `/api/tutorials/${_id}`, { token: admin }))
      .contentImagesPathes[0];
    expect(signed).not.toBe(page);
    const paid = await shops.call(1, 'GET', signed);
    expect([paid.status, paid.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^private/),
    ]);
    expect((await shops.call(0, 'GET', page)).status).toBe(404);
    await until(async () => (await shops.call(1, 'GET', page)).status === 404);
  });

  test('lose nothing and go on serving when one is killed during writes', async () => {
    const imagePath = await upload(0);
    const acknowledged: string[] = [];
    const killed = new AbortController();
    const write = async (number: number) => {
      const body = { ...SAMPLES.products.least, imagePath };
      const { status, body: answer } = await shops.call(number, 'POST', '/api/products', {
        body,
        token: admin,
      });
      if (status === 201) acknowledged.push(answer.data._id);
      return status;
    };
    /** Ends when its process is gone. */
    const victim = async () => {
      while (!killed.signal.aborted) if ((await write(1).catch(() => 0)) === 0) return;
    };
    const survivor = async () => {
      const statuses: number[] = [];
      while (!killed.signal.aborted) statuses.push(await write(0));
      for (let after = 0; after < 3; after++) statuses.push(await write(0));
      return statuses;
    };
    const writing = [victim(), victim(), victim()];
    const surviving = survivor();
    await until(async () => (await profile(0, admin)).status === 200 && acknowledged.length >= 20);
    await shops.kill(1);
    killed.abort();
    await Promise.all(writing);
    expect(new Set(await surviving)).toEqual(new Set([201]));
    for (const _id of acknowledged)
      expect((await shops.call(0, 'GET', `/api/products/${_id}`)).status).toBe(200);
    await shops.start(1);
    for (const _id of acknowledged)
      expect((await shops.call(1, 'GET', `/api/products/${_id}`)).status).toBe(200);
    report(`${name}: one of two processes killed amid ${acknowledged.length} acknowledged writes`);
  });

  test.runIf(isLong)('send a mail of a killed process once its claim has expired', async () => {
    const send = (number: number, subject: string) => {
      const body = { name: 'Noa', email: 'noa@example.com', subject, message: 'Size 52?' };
      return shops.call(number, 'POST', '/api/contact-messages', { body, from: newAddress() });
    };
    const before = shops.mail.mails.length;
    const { promise, resolve } = Promise.withResolvers<void>();
    shops.mail.hold = promise;
    const handed = shops.mail.wasHanded(shops.mail.tries + 1);
    await send(1, 'In hand');
    await handed;
    await shops.kill(1);
    // The killed process's delivery must fail.
    shops.mail.refuseMail = { code: 451, words: 'gone' };
    resolve();
    await until(async () => (await profile(0, admin)).status === 200);
    shops.mail.refuseMail = null;
    await send(0, 'Later');
    await shops.mail.took(before + 2);
    const subjects = shops.mail.mails
      .slice(before)
      .map(({ subject }) => subject)
      .toSorted();
    expect(subjects).toEqual(['הודעה מהאתר: In hand', 'הודעה מהאתר: Later']);
    await shops.start(1);
  });
});

/** The figures of a long run, for docs/reliability.md. */
function report(line: string): void {
  if (isLong) process.stdout.write(`${line}\n`);
}
