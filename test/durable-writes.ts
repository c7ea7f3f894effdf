/** Writes to a shop that may end at any moment, and the checks afterwards. */
import sharp from 'sharp';
import { expect } from 'vitest';
import { SAMPLES } from './entry-inputs.ts';
import { uploadPicture } from './sample-shop.ts';
import type { ShopAnswer, ShopCall } from './shop-client.ts';

/** An overwritten value: the last acknowledged one, or one sent after it. */
interface Latest {
  acknowledged: number;
  sent: number;
}

export interface Writes {
  admin: string;
  customers: { token: string; _id: string; cart: string; quantity: Latest; stars: Latest }[];
  product: string;
  tutorial: string;
  picture: string;
  emails: Set<string>;
  messages: Set<string>;
  /** Pictures of acknowledged entries, by entry. */
  entries: Map<string, string>;
  uploads: Set<string>;
  count: number;
  refusals: Map<string, number>;
}

class Broken extends Error {}

let number = 0;
const nextNumber = () => ++number;

function ask(call: ShopCall, writes: Writes): ShopCall {
  return async (...request) => {
    let answer: ShopAnswer;
    try {
      answer = await call(...request);
    } catch {
      throw new Broken();
    }
    if (answer.status < 300) return answer;
    const { status, body, headers } = answer;
    const name = `${status} ${body.code} ${headers.has('retry-after') ? 'with' : 'without'} Retry-After`;
    writes.refusals.set(name, (writes.refusals.get(name) ?? 0) + 1);
    throw new Broken();
  };
}

export async function prepareWrites(call: ShopCall, admin: string): Promise<Writes> {
  const picture = await uploadPicture(call, admin, nextNumber());
  const create = async (kind: 'products' | 'tutorials', fields: object) => {
    const input = { ...SAMPLES[kind].least, ...fields };
    return (await call('POST', `/api/${kind}`, input, admin)).body.data._id as string;
  };
  const product = await create('products', { imagePath: picture, inventory: 1_000 });
  const tutorial = await create('tutorials', { contentImagesPathes: [picture], price: 0 });
  const empty = { emails: new Set<string>(), messages: new Set<string>(), uploads: new Set<string>() };
  const maps = { entries: new Map<string, string>(), refusals: new Map<string, number>() };
  const writes: Writes = { ...empty, ...maps, customers: [], admin, product, tutorial, picture, count: 0 };
  for (const email of ['one@example.com', 'two@example.com']) {
    const { token, user } = (await call('POST', '/api/auth/register', person(email))).body.data;
    const opened = await call('POST', '/api/checkout-sessions', { items: [], userId: user._id }, token);
    const nothing = () => ({ acknowledged: 0, sent: 0 });
    writes.customers.push({
      token,
      _id: user._id,
      cart: opened.body.data._id,
      quantity: nothing(),
      stars: nothing(),
    });
  }
  return writes;
}

const person = (email: string) => ({ email, password: 'a long password', firstName: 'דנה', lastName: 'לוי' });

/** Writes until the shop is gone or refuses; `onWrite` gets the counts of acknowledged writes and new pictures. */
export async function writeUntilBroken(
  call: ShopCall,
  writes: Writes,
  onWrite: (count: number, entries: number) => void,
): Promise<void> {
  const shop = ask(call, writes);
  const { admin, count, entries } = writes;
  const entriesBefore = entries.size;
  const noted = () => onWrite(++writes.count - count, entries.size - entriesBefore);
  const writers: (() => Promise<void>)[] = [
    async () => {
      const email = `customer-${nextNumber()}@example.com`;
      await shop('POST', '/api/auth/register', person(email));
      writes.emails.add(email);
    },
    async () => {
      const message = {
        name: 'Noa',
        email: 'noa@example.com',
        subject: `No. ${nextNumber()}`,
        message: 'Size 52?',
      };
      writes.messages.add((await shop('POST', '/api/contact-messages', message)).body.data._id);
    },
    async () => {
      const picture = await shop(
        'POST',
        '/api/files/upload',
        { image: await pictureOf(nextNumber()) },
        admin,
      );
      writes.uploads.add(picture.body.url);
      const fields = { ...SAMPLES.products.least, title: `No. ${nextNumber()}`, imagePath: picture.body.url };
      const entry = await shop('POST', '/api/products', fields, admin);
      writes.entries.set(entry.body.data._id, picture.body.url);
    },
    ...writes.customers.flatMap(({ token, cart, quantity, stars }) => [
      async () => {
        quantity.sent = 1 + (nextNumber() % 900);
        const items = [{ item: writes.product, productType: 'Item', quantity: quantity.sent }];
        await shop('PUT', `/api/checkout-sessions/${cart}`, { items }, token);
        quantity.acknowledged = quantity.sent;
      },
      async () => {
        stars.sent = 1 + (nextNumber() % 5);
        await shop('PUT', `/api/tutorials/${writes.tutorial}/rating`, { stars: stars.sent }, token);
        stars.acknowledged = stars.sent;
      },
    ]),
  ];
  await Promise.all(
    writers.map(async (write) => {
      try {
        for (;;) {
          await write();
          noted();
        }
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
      }
    }),
  );
}

/** Small, all different. */
async function pictureOf(which: number): Promise<string> {
  const background = { r: which % 256, g: (which >> 8) % 256, b: 90 };
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

/** Acknowledged writes are there; merely sent ones may be. */
export async function expectAllThere(call: ShopCall, url: string, writes: Writes): Promise<void> {
  const { admin, customers, entries, emails, messages, uploads, tutorial } = writes;
  const users = await allOf(call, '/api/users', admin);
  expect(
    lacking(
      emails,
      users.map(({ email }) => email),
    ),
  ).toEqual([]);
  const kept = await allOf(call, '/api/contact-messages', admin);
  expect(
    lacking(
      messages,
      kept.map(({ _id }) => _id),
    ),
  ).toEqual([]);
  const products = (await call('GET', '/api/products/all', undefined, admin)).body.data;
  const pictures = new Map<string, string>(
    products.map(({ _id, imagePath }: { _id: string; imagePath: string }) => [_id, imagePath]),
  );
  for (const [_id, picture] of entries) expect([_id, pictures.get(_id)]).toEqual([_id, picture]);
  for (const { token, _id, quantity, stars } of customers) {
    const cart = await call('GET', `/api/checkout-sessions/user/${_id}`, undefined, token);
    expect([quantity.acknowledged, quantity.sent]).toContain(cart.body.data.items[0]?.quantity ?? 0);
    const seen = await call('GET', `/api/tutorials/${tutorial}`, undefined, token);
    expect([stars.acknowledged, stars.sent]).toContain(seen.body.data.myStars ?? 0);
    // Settles the unacknowledged writes before the next kill.
    quantity.acknowledged = cart.body.data.items[0]?.quantity ?? 0;
    stars.acknowledged = seen.body.data.myStars ?? 0;
  }
  // Including those of entries whose response was lost.
  for (const picture of new Set([...uploads, ...pictures.values()])) await expectWhole(`${url}${picture}`);
}

async function expectWhole(address: string): Promise<void> {
  const answer = await fetch(address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { data } = await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer({ resolveWithObject: true });
  expect([address, answer.status, data.length > 0]).toEqual([address, 200, true]);
}

function lacking(wanted: Set<string>, found: string[]): string[] {
  const there = new Set(found);
  return [...wanted].filter((one) => !there.has(one));
}

async function allOf(call: ShopCall, path: string, admin: string): Promise<{ _id: string; email: string }[]> {
  const all = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { status, body } = await call('GET', `${path}?limit=25&page=${page}`, undefined, admin);
    expect([path, status]).toEqual([path, 200]);
    all.push(...body.data);
    pages = body.pagination.pages;
  }
  return all;
}
