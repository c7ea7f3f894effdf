/** Customers who are logged in, each with the same filled cart. Written past the API: passwords take long to hash. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { orderApi } from '#contract/order-routes.ts';
import type { ProductType } from '#domain/offer.ts';
import type { PaymentMethod } from '#domain/orders/payment-state.ts';
import type { Database } from '#server/db/schema.ts';
import { newId } from '#server/db/ids.ts';
import { call } from './customers.ts';

export interface ReadyCustomer {
  email: string;
  token: string;
  cart: string;
}

export interface ReadyLine {
  productType: ProductType;
  item: string;
}

/** What a customer's cart came to, in shekels, and whether something in it is delivered. */
export interface SeenCart {
  total: number;
  hasPiece: boolean;
}

/** What a press on the button was answered with, and after how many ms. */
export interface Pressed {
  status: number;
  code: string | null;
  ms: number;
}

export interface CartToOrder extends SeenCart {
  /** By arrangement if left out. */
  payment?: PaymentMethod;
}

/** Rows of one statement: SQLite takes so many parameters. */
const BATCH = 500;
const PERSON = { firstName: 'דנה', lastName: 'לוי' };

export async function readyCustomers(
  db: Database,
  count: number,
  lines: readonly ReadyLine[],
): Promise<ReadyCustomer[]> {
  const customers = Array.from({ length: count }, () => ({
    id: newId(),
    email: `ready-${randomUUID()}@example.com`,
    token: randomBytes(32).toString('base64url'),
    cart: newId(),
  }));
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < count; from += BATCH)
      await insertCustomers(transaction, customers.slice(from, from + BATCH), lines);
  });
  return customers.map(({ email, token, cart }) => ({ email, token, cart }));
}

async function insertCustomers(
  db: Database,
  customers: readonly (ReadyCustomer & { id: string })[],
  lines: readonly ReadyLine[],
): Promise<void> {
  const at = new Date().toISOString();
  const users = customers.map(({ id, email }) => ({
    id,
    email,
    email_key: email,
    first_name: PERSON.firstName,
    last_name: PERSON.lastName,
    phone_number: null,
    role: 'user' as const,
    password_hash: '',
    joined_at: at,
    last_login_at: null,
    search_text: email,
  }));
  const tokens = customers.map(({ id, token }) => ({
    token_hash: createHash('sha256').update(token).digest('hex'),
    user_id: id,
    created_at: at,
    last_used_at: at,
  }));
  const carts = customers.map(({ id, cart }) => ({
    id: cart,
    user_id: id,
    version: 1,
    created_at: at,
    updated_at: at,
  }));
  const cartLines = customers.flatMap(({ cart }) =>
    lines.map((line, position) => ({
      cart_id: cart,
      position,
      product_type: line.productType,
      item: line.item,
      quantity: 1,
      title: '',
      image: null,
      translations: '{}',
      choices: '[]',
      choice_titles: '[]',
      personal_text: null,
    })),
  );
  await db.insertInto('users').values(users).execute();
  await db.insertInto('login_tokens').values(tokens).execute();
  await db.insertInto('carts').values(carts).execute();
  await db.insertInto('cart_lines').values(cartLines).execute();
}

/** The answer to pressing 'Place the order', of a customer whose cart cost `total` in its first version. */
export async function press(
  url: string,
  { email, token, cart }: ReadyCustomer,
  { total, hasPiece, payment = 'arrange' }: CartToOrder,
): Promise<Pressed> {
  const order = {
    sessionId: cart,
    version: 1,
    contact: { ...PERSON, email, phone: '050-1234567' },
    ...(hasPiece && { delivery: { method: 'pickup' } }),
    payment,
    consents: ['terms', 'made_to_order', 'digital'],
    total,
  };
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
  };
  const begin = performance.now();
  const answer = await fetch(url + orderApi.orders(), {
    method: 'POST',
    headers,
    body: JSON.stringify(order),
  });
  const { code = null } = await answer.json();
  return { status: answer.status, code, ms: performance.now() - begin };
}

export async function totalOf(url: string, { token, cart }: ReadyCustomer, hasPiece: boolean) {
  const body = hasPiece ? { delivery: 'pickup' } : {};
  return (await call(url, 'POST', orderApi.quote(cart), body, token)).total as number;
}
