/** Customers fill carts, order, are led to the provider, and change their minds. */
import type { Order } from '#contract/orders.ts';
import { orderApi } from '#contract/order-routes.ts';
import { api } from '#contract/routes.ts';
import type { Answer, Call } from '../shop.ts';
import { Crashed } from '../crash.ts';
import { SIZES } from '../template.ts';
import type { Customer, World } from '../world.ts';

export async function callAs(
  world: World,
  token: string,
  { method, url, body, headers = {} }: Call,
): Promise<Answer> {
  const shop = world.anyShop();
  if (!shop) throw new Crashed('No shop is open');
  const authorization = `Bearer ${token}`;
  // A crash may take the answer away.
  if (method !== 'GET') world.tell(`- ${method} ${url}`);
  const answer = await shop.call({ method, url, body, headers: { authorization, ...headers } });
  world.expectFine(url, answer);
  return answer;
}

export async function fillAndOrder(world: World): Promise<void> {
  const customer = world.random.pick(world.customers);
  const input = await filledCart(world, customer);
  if (input) await place(world, customer, { body: input, key: world.newKey() });
}

/** Each of them leads to an order and a page of its own, of which one may be paid. */
export async function orderInTwoTabs(world: World): Promise<void> {
  const customer = world.random.pick(world.customers);
  const input = await filledCart(world, customer);
  if (!input) return;
  const tabs = [1, 2].map(() => place(world, customer, { body: input, key: world.newKey() }));
  await Promise.all(tabs);
}

/** What got no answer, with its key. */
export async function pressAgain(world: World): Promise<void> {
  const customer = world.customers.find(({ unanswered }) => unanswered !== null);
  if (customer?.unanswered) await place(world, customer, customer.unanswered);
}

export async function goToPay(world: World): Promise<void> {
  const own = await ownOrder(world);
  if (!own) return;
  const { customer, id } = own;
  const call = { method: 'POST', url: orderApi.orderPayment(id) } as const;
  const { status, body } = await callAs(world, customer.token, call);
  world.tell(`${nameOf(customer)} goes to pay: ${status} ${body?.code ?? ''}`);
  if (status === 200) customer.pages.push(body.data.url);
}

export async function lookAtOrder(world: World): Promise<void> {
  const own = await ownOrder(world);
  if (own) await callAs(world, own.customer.token, { method: 'GET', url: orderApi.order(own.id) });
}

/** Some change their minds only once it is paid. */
export async function cancelOrder(world: World): Promise<void> {
  const own = await ownOrder(world);
  if (!own) return;
  const { customer, id } = own;
  const call = { method: 'POST', url: orderApi.orderCancellation(id), body: {} } as const;
  const { status, body } = await callAs(world, customer.token, call);
  world.tell(`${nameOf(customer)} cancels: ${status} ${body?.code ?? body.data.state}`);
}

async function filledCart(world: World, customer: Customer): Promise<object | null> {
  const { random, goods } = world;
  const { token, cart, contact } = customer;
  const [size, other] = random.pick([SIZES, SIZES.toReversed()]);
  const ring = { item: goods.ring, productType: 'Item', quantity: 1, choices: [size] };
  const items = random.pick([
    [ring],
    [{ ...ring, quantity: 2 }],
    [ring, { ...ring, choices: [other] }],
    [{ item: goods.course, productType: 'Workshop', quantity: 1 }],
    [ring, { item: goods.course, productType: 'Workshop', quantity: 2 }],
  ]);
  const payment = random.weighted([
    [6, 'card'],
    [2, 'bit'],
    [2, 'arrange'],
  ]);
  await callAs(world, token, { method: 'PUT', url: api.cart(cart), body: { items } });
  const hasPiece = items.some(({ productType }) => productType === 'Item');
  const quoting = hasPiece ? { delivery: 'pickup' } : {};
  const quoted = await callAs(world, token, { method: 'POST', url: orderApi.quote(cart), body: quoting });
  if (quoted.status !== 200) return null;
  const { version, total } = quoted.body.data;
  const delivery = hasPiece && { delivery: { method: 'pickup' } };
  const consents = ['terms', 'made_to_order', 'digital'];
  return { sessionId: cart, version, contact, ...delivery, payment, consents, total };
}

async function place(
  world: World,
  customer: Customer,
  press: NonNullable<Customer['unanswered']>,
): Promise<void> {
  customer.unanswered = press;
  const { body: input, key } = press;
  const call = { method: 'POST', url: orderApi.orders(), body: input } as const;
  const answer = await callAs(world, customer.token, { ...call, headers: { 'idempotency-key': key } });
  if (customer.unanswered === press) customer.unanswered = null;
  const { status, body } = answer;
  const order: Order | undefined = body?.data;
  const isPlaced = status === 200 || status === 201;
  const what = isPlaced ? `#${order!.number} by ${order!.payment.method} of ${order!.total}` : body.code;
  world.tell(`${nameOf(customer)} orders: ${status} ${what}`);
  const url = isPlaced ? order!.payment.url : undefined;
  if (url) customer.pages.push(url);
}

async function ownOrder(world: World) {
  const { random, customers } = world;
  const orders = world.read().orders.slice(-6);
  if (orders.length === 0) return null;
  const { id, user_id } = random.pick(orders);
  return { id, customer: customers.find((customer) => customer.id === user_id)! };
}

function nameOf({ contact }: Customer): string {
  return contact.email;
}
