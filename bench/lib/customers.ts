import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import sharp from 'sharp';
import { adminApi } from '#contract/admin-routes.ts';
import type { Product } from '#contract/products.ts';
import { api } from '#contract/routes.ts';
import { ADMIN } from './servers.ts';

export const LINES = 5;

/** The API's `data`; throws for a failed response. */
export async function call(url: string, method: string, path: string, body?: object, token?: string) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).data;
}

interface CustomerWithCart {
  token: string;
  cart: string;
  products: string[];
}

export async function customerWithCart(url: string): Promise<CustomerWithCart> {
  const products = await call(url, 'GET', api.products());
  const inStock = products
    .filter((one: Product) => one.inventory >= 2 && one.options.length === 0 && !one.personalText?.required)
    .slice(0, LINES);
  const email = `bench-${randomUUID()}@example.com`;
  const person = { firstName: 'דנה', lastName: 'לוי', email, password: 'a long password' };
  const { token, user } = await call(url, 'POST', api.register(), person);
  const { _id } = await call(url, 'POST', api.carts(), { items: [], userId: user._id }, token);
  return { token, cart: api.cart(_id), products: inStock.map((product: { _id: string }) => product._id) };
}

export function linesOf(products: string[], quantity: number) {
  return products.map((item) => ({ item, productType: 'Item', quantity }));
}

/** Each by a new customer. */
export async function cartChanges(url: string, customers: number): Promise<Request[]> {
  const requests: Request[] = [];
  for (let index = 0; index < customers; index++) {
    const { token, cart, products } = await customerWithCart(url);
    requests.push(jsonRequest('PUT', cart, { items: linesOf(products, 1) }, token));
  }
  return requests;
}

/** Each of a different picture of some 400 kB, as browsers send them. */
export async function uploads(url: string, pictures: number): Promise<Request[]> {
  const { token } = await call(url, 'POST', api.login(), ADMIN);
  const requests: Request[] = [];
  for (let index = 0; index < pictures; index++) {
    const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
    const create = { width: 1_600, height: 1_200 + index, channels: 3, background: '#888', noise } as const;
    const bytes = await sharp({ create }).jpeg({ quality: 60 }).toBuffer();
    requests.push(
      jsonRequest(
        'POST',
        adminApi.upload(),
        { image: `data:image/jpeg;base64,${bytes.toString('base64')}` },
        token,
      ),
    );
  }
  return requests;
}

function jsonRequest(method: string, path: string, body: object, token: string): Request {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return { method, path, headers, body: JSON.stringify(body) };
}
