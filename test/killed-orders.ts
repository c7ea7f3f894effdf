/** Customers and the admin at work on orders of a shop that may end at any moment. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { api } from '#contract/routes.ts';
import { SAMPLES } from './entry-inputs.ts';
import { uploadPicture } from './sample-shop.ts';
import { patientClient, superAdminOf } from './shop-client.ts';

export const START = { pieces: 5_000, seats: 5_000 };
const CUSTOMERS = 4;

interface Sent {
  path: string;
  body: object;
  token: string;
  key: string;
  /** Unknown until placing is answered. */
  order: string | null;
}

interface Customer {
  token: string;
  cart: string;
  contact: object;
}

export interface OrderWork {
  admin: string;
  ring: string;
  course: string;
  customers: Customer[];
  /** As they were last answered. */
  orders: Map<string, Order>;
  /** All calls with a key. */
  sent: Sent[];
  unanswered: Set<Sent>;
  /** Orders with a change that was sent and not answered. */
  unsure: Set<string>;
  answered: number;
}

/** The connection ended before the answer. */
class Broken extends Error {}

/** As the orders stand after a random step, which the caller may end by killing the shop. */
type Step = (work: OrderWork, send: Send, order: Order) => Promise<void>;
type Send = (call: {
  path: string;
  body: object;
  token: string;
  key?: string;
  order: string | null;
}) => Promise<Order>;

export async function openOrders(url: string): Promise<OrderWork> {
  const call = patientClient(url);
  const admin = await superAdminOf(call);
  const data = async (method: string, path: string, body: object, token?: string) => {
    const answer = await call(method, path, body, token);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  await data('PUT', adminApi.settings(), { payments: { arrange: { on: true } } }, admin);
  const imagePath = await uploadPicture(call, admin, 1);
  const piece = { ...SAMPLES.products.least, imagePath, inventory: START.pieces };
  const course = { ...SAMPLES.workshops.least, participantLimit: START.seats };
  const customers: Customer[] = [];
  for (let index = 0; index < CUSTOMERS; index++) {
    const contact = { firstName: 'Noa', lastName: 'Levi', email: `noa${index}@example.com` };
    const { token, user } = await data('POST', api.register(), { ...contact, password: 'a long password' });
    const cart = await data('POST', api.carts(), { items: [], userId: user._id }, token);
    customers.push({ token, cart: cart._id, contact: { ...contact, phone: '050-1234567' } });
  }
  return {
    admin,
    ring: (await data('POST', api.products(), piece, admin))._id,
    course: (await data('POST', api.workshops(), course, admin))._id,
    customers,
    orders: new Map(),
    sent: [],
    unanswered: new Set(),
    unsure: new Set(),
    answered: 0,
  };
}

/** Until the shop is gone; `onAnswer` gets the number of answers since the beginning. */
export async function orderUntilBroken(
  url: string,
  work: OrderWork,
  onAnswer: (count: number) => void,
): Promise<void> {
  const before = work.answered;
  const send = sender(url, work, () => onAnswer(work.answered - before));
  await Promise.all(
    work.customers.map(async (customer) => {
      try {
        for (;;) await oneOrder(url, work, send, customer);
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
      }
    }),
  );
}

/** What was not answered is sent again: then each key has had its effect once. */
export async function sendAgain(url: string, work: OrderWork): Promise<void> {
  const send = sender(url, work, () => {});
  for (const call of work.unanswered) await send(call);
  for (const id of work.unsure) {
    work.orders.set(id, await read(url, work, id));
    work.unsure.delete(id);
  }
}

/** Every acknowledged order is as it was answered, or further where a change was sent without an answer. */
export async function expectAcknowledged(url: string, work: OrderWork): Promise<void> {
  for (const [id, known] of work.orders) {
    if (isSettled(known) && Math.random() > 0.2) continue;
    const { version, state, payment, lines } = await read(url, work, id);
    if (work.unsure.has(id)) expect(version, id).toBeGreaterThanOrEqual(known.version);
    else expect({ version, state, payment, lines }).toEqual(pick(known));
  }
}

/** The same key and body again: the same order. */
export async function expectSameAgain(url: string, work: OrderWork, last: number): Promise<void> {
  for (const { path, body, token, key, order } of work.sent.slice(-last)) {
    const answer = await ask(url, { method: 'POST', path, body, token, key });
    expect([path, answer.status, answer.body.data?._id]).toEqual([path, 200, order]);
  }
}

const pick = ({ version, state, payment, lines }: Order) => ({ version, state, payment, lines });

/** Nothing happens to it any more in this test. */
function isSettled({ state }: Order): boolean {
  return state === 'cancelled';
}

async function oneOrder(url: string, work: OrderWork, send: Send, customer: Customer): Promise<void> {
  const { token, cart, contact } = customer;
  const items = [
    { item: work.ring, productType: 'Item', quantity: 1 + few(2) },
    { item: work.course, productType: 'Workshop', quantity: 1 + few(2) },
  ].slice(few(2));
  await okay(url, { method: 'PUT', path: api.cart(cart), body: { items }, token });
  const hasPiece = items.some(({ productType }) => productType === 'Item');
  const quoting = hasPiece ? { delivery: 'pickup' } : {};
  const quoted = await okay(url, { method: 'POST', path: orderApi.quote(cart), body: quoting, token });
  const { version, total } = quoted.data;
  const delivery = hasPiece && { delivery: { method: 'pickup' } };
  const consents = ['terms', 'made_to_order'];
  const body = { sessionId: cart, version, contact, ...delivery, payment: 'arrange', consents, total };
  const placed = await send({ path: orderApi.orders(), body, token, key: randomUUID(), order: null });
  for (const step of WAYS[few(WAYS.length)]!) await step(work, send, work.orders.get(placed._id)!);
}

const pay =
  (share: number): Step =>
  async ({ admin }, send, { _id, total }) => {
    const body = { amount: share === 1 ? total : 1, method: 'bit' };
    await send({ path: adminApi.orderPaid(_id), body, token: admin, key: randomUUID(), order: _id });
  };
const refund: Step = async ({ admin }, send, { _id, lines }) => {
  const [{ _id: line }] = lines as [Order['lines'][number]]; // an order has a line
  const body = { lines: [{ line, quantity: 1, restock: true }], reason: 'x', by: 'hand' };
  await send({ path: adminApi.orderRefunds(_id), body, token: admin, key: randomUUID(), order: _id });
};
const cancel: Step = async ({ customers }, send, { _id, contact }) => {
  const own = customers.find((customer) => (customer.contact as Order['contact']).email === contact.email)!;
  await send({ path: orderApi.orderCancellation(_id), body: {}, token: own.token, order: _id });
};
const cancelByAdmin: Step = async ({ admin }, send, { _id }) => {
  const body = { reason: 'x', restock: true };
  await send({ path: adminApi.orderCancellation(_id), body, token: admin, order: _id });
};

const WAYS: Step[][] = [
  [],
  [cancel],
  [cancelByAdmin],
  [pay(0.1)],
  [pay(1)],
  [pay(1), refund],
  [pay(1), cancelByAdmin],
];

function sender(url: string, work: OrderWork, onAnswer: () => void): Send {
  return async ({ path, body, token, key, order }) => {
    const sent: Sent | null = key === undefined ? null : known(work, { path, body, token, key, order });
    if (sent) work.unanswered.add(sent);
    if (order) work.unsure.add(order);
    const { data } = await okay(url, { method: 'POST', path, body, token, key });
    if (sent) {
      sent.order = data._id;
      work.unanswered.delete(sent);
    }
    work.orders.set(data._id, await read(url, work, data._id, data));
    work.unsure.delete(data._id);
    work.answered += 1;
    onAnswer();
    return data;
  };
}

function known({ sent }: OrderWork, call: Sent): Sent {
  const earlier = sent.find(({ key }) => key === call.key);
  if (!earlier) sent.push(call);
  return earlier ?? call;
}

/** The customer's view, which the answers to both share; `given` has it already. */
async function read(url: string, { admin }: OrderWork, id: string, given?: Order): Promise<Order> {
  return given ?? (await okay(url, { method: 'GET', path: orderApi.order(id), token: admin })).data;
}

interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into it freely
  body: any;
}

interface Call {
  method: string;
  path: string;
  body?: object;
  token: string;
  key?: string | undefined;
}

async function okay(url: string, call: Call) {
  const { status, body } = await ask(url, call);
  if (status >= 300) throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

async function ask(url: string, call: Call): Promise<Answer> {
  const answer = await askOnce(url, call);
  // A busy machine sheds load, which is no answer yet.
  return answer.body.code === 'overloaded' ? ask(url, call) : answer;
}

async function askOnce(url: string, { method, path, body, token, key }: Call): Promise<Answer> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (body) headers['content-type'] = 'application/json';
  if (key) headers['idempotency-key'] = key;
  try {
    const answer = await fetch(url + path, { method, headers, body: body ? JSON.stringify(body) : null });
    return { status: answer.status, body: await answer.json() };
  } catch {
    throw new Broken();
  }
}

function few(below: number): number {
  return Math.floor(Math.random() * below);
}
