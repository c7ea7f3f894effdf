/** Requests to a large shop; each turn's differ from the others', so that none is cached. */
import type { Product } from '#contract/products.ts';
import { api, pages } from '#contract/routes.ts';
import { call, linesOf } from './customers.ts';
import { emailOf } from './large-shop.ts';
import { ADMIN } from './servers.ts';

export interface FilledShop {
  url: string;
  pid: number;
  admin: string;
  customer: { token: string; userId: string; cart: string };
  /** In stock. */
  products: string[];
}

export interface ScaleCall {
  what: string;
  ask: (shop: FilledShop, turn: number) => Promise<unknown>;
}

export async function withCallers({ url, pid }: { url: string; pid: number }): Promise<FilledShop> {
  const admin = await call(url, 'POST', api.login(), ADMIN);
  const { token, user } = await call(url, 'POST', api.login(), {
    email: emailOf(3),
    password: ADMIN.password,
  });
  const { _id } = await call(url, 'GET', api.cartOf(user._id), undefined, token);
  const listed = await call(url, 'GET', api.products({ sort: 'newest', limit: 60 }));
  const inStock = listed.filter(
    (one: Product) => one.inventory > 3 && one.options.length === 0 && !one.personalText?.required,
  );
  const products = inStock.map((product: { _id: string }) => product._id);
  return {
    url,
    pid,
    admin: admin.token,
    customer: { token, userId: user._id, cart: api.cart(_id) },
    products,
  };
}

const list = (what: string, path: (limit: number) => string): ScaleCall => ({
  what,
  ask: ({ url }, turn) => call(url, 'GET', path(20 + turn)),
});

const search = (what: string, query: (turn: number) => string): ScaleCall => ({
  what: `search: ${what}`,
  ask: ({ url }, turn) => call(url, 'GET', `/api/search?q=${encodeURIComponent(query(turn))}`),
});

const asAdmin = (what: string, path: (turn: number) => string): ScaleCall => ({
  what,
  ask: ({ url, admin }, turn) => call(url, 'GET', path(turn), undefined, admin),
});

const page = (what: string, path: string): ScaleCall => ({
  what,
  ask: async ({ url }) => {
    const answer = await fetch(url + path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  },
});

/** Should be as fast as in a small shop. */
export const FLAT_CALLS: ScaleCall[] = [
  list('products, the recommended ones first', (limit) => api.products({ limit })),
  list('products, the newest first', (limit) => api.products({ limit, sort: 'newest' })),
  list('products of a category, the cheapest first', (limit) =>
    api.products({ limit, category: 'cricut', sort: 'priceLow' }),
  ),
  list('products of a category, the dearest first', (limit) =>
    api.products({ limit, category: 'goldsmith', sort: 'priceHigh' }),
  ),
  list('workshops', (limit) => api.workshops({ limit })),
  list('tutorials', (limit) => api.tutorials({ limit, sortBy: 'popular' })),
  {
    what: 'a product',
    ask: ({ url, products }, turn) => call(url, 'GET', api.product(products[turn % products.length]!)),
  },
  search('two words', () => 'טבעת כסף'),
  search('a beginning', () => 'טבע'),
  search('a typo', () => 'neckalce'),
  search('a word of one product', (turn) => String(30 + turn)),
  asAdmin('users, the first page', () => '/api/users?page=1&limit=10'),
  asAdmin('users, the fifth page', () => '/api/users?page=5&limit=10'),
  asAdmin('messages', () => '/api/contact-messages?page=1&limit=10'),
  {
    what: 'a login',
    ask: ({ url }, turn) =>
      call(url, 'POST', api.login(), { email: emailOf(turn), password: ADMIN.password }),
  },
  {
    what: 'a cart read',
    ask: ({ url, customer }) => call(url, 'GET', api.cartOf(customer.userId), undefined, customer.token),
  },
  {
    what: 'a cart changed',
    ask: ({ url, customer, products }, turn) =>
      call(
        url,
        'PUT',
        customer.cart,
        { items: linesOf(products.slice(0, 5), 1 + (turn % 2)) },
        customer.token,
      ),
  },
  page('the home page', pages.home()),
  page('the shop page', pages.shop()),
];

/** Read more data in a larger shop. */
export const GROWING_CALLS: ScaleCall[] = [
  asAdmin('users who have a text that nobody has', () => '/api/users?q=nobody-has-this'),
  asAdmin('users who have a text that all have', () => '/api/users?q=example'),
  asAdmin("the admin's first page", () => '/api/admin/overview'),
  page('the sitemap', '/sitemap.xml'),
];
