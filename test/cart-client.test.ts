/** The browser's cart against the real server. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '#contract/carts.ts';
import { ApiError, createApi, type ApiRequest } from '#web/api/client.ts';
import type { CartStore } from '#web/features/cart/cart-state.ts';
import { createCartStore } from '#web/features/cart/cart-store.ts';
import { totalQuantity } from '#web/features/cart/cart-changes.ts';
import { createTestApp, type TestApp, type TestUser } from './app.ts';

let app: TestApp;
let customer: TestUser;
/** Calls so far, as `PUT /api/…`. */
let calls: string[];
let isOffline = false;
/** Calls are sent, but never answered. */
let isSilent = false;

/** The cart of one browser tab. */
async function openTab(): Promise<CartStore> {
  const api = createApi(async ({ path, method = 'GET', body, ifMatch }: ApiRequest) => {
    calls.push(`${method} ${path}`);
    if (isOffline) throw new Error('offline');
    if (isSilent) await new Promise(() => {});
    const answer = await app.server.inject({
      url: path,
      method,
      headers: {
        authorization: `Bearer ${customer.token}`,
        ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.body ? answer.json() : null };
  });
  const cart = createCartStore(api);
  await cart.follow(customer.user._id);
  return cart;
}

/** The default limit of a second is short for a busy machine. */
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 120_000 });
const shown = (cart: CartStore) =>
  (cart.state.get().cart?.items ?? []).map(({ item, quantity }) => [item, quantity] as const);
const stored = async () =>
  (await customer.get(`/api/checkout-sessions/user/${customer.user._id}`)).body.data as Cart;

beforeEach(async () => {
  app = await createTestApp();
  customer = await app.as('customer');
  await app.has.product({ _id: 'ring', price: 45.5, discount: 0, inventory: 10 });
  await app.has.product({ _id: 'cuff', price: 100, discount: 0, inventory: 10 });
  await app.has.tutorial({ _id: 'saw', price: 39 });
  calls = [];
  isOffline = false;
  isSilent = false;
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

describe('adding', () => {
  it('opens the cart with the first item, increases quantities and keeps a tutorial at one', async () => {
    const cart = await openTab();
    expect(cart.state.get()).toMatchObject({ status: 'ready', cart: null });
    await cart.add({ productType: 'Item', item: 'ring', quantity: 2 });
    await cart.add({ productType: 'Item', item: 'ring', quantity: 1 });
    await cart.add({ productType: 'Tutorial', item: 'saw', quantity: 1 });
    await cart.add({ productType: 'Tutorial', item: 'saw', quantity: 1 });
    expect(shown(cart)).toEqual([
      ['ring', 3],
      ['saw', 1],
    ]);
    expect(cart.state.get().cart?.total).toBe(175.5);
    expect(totalQuantity(cart.state.get().cart)).toBe(4);
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('several at once lose nothing', async () => {
    const cart = await openTab();
    await Promise.all([
      cart.add({ productType: 'Item', item: 'ring', quantity: 1 }),
      cart.add({ productType: 'Item', item: 'cuff', quantity: 1 }),
      cart.add({ productType: 'Item', item: 'ring', quantity: 1 }),
    ]);
    expect(shown(cart)).toEqual([
      ['ring', 2],
      ['cuff', 1],
    ]);
  });

  it('a refusal is thrown and changes nothing, and the next change goes on', async () => {
    const cart = await openTab();
    await cart.add({ productType: 'Item', item: 'ring', quantity: 1 });
    const refused = cart.add({ productType: 'Item', item: 'ring', quantity: 50 });
    const accepted = cart.add({ productType: 'Item', item: 'cuff', quantity: 1 });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'over_stock' });
    await accepted;
    expect(shown(cart)).toEqual([
      ['ring', 1],
      ['cuff', 1],
    ]);
  });
});

describe('two tabs', () => {
  it('keep each other’s changes', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await one.add({ productType: 'Item', item: 'ring', quantity: 1 });
    await other.add({ productType: 'Item', item: 'cuff', quantity: 1 });
    await one.add({ productType: 'Item', item: 'cuff', quantity: 2 });
    await other.remove({ productType: 'Item', item: 'ring' });
    expect(shown(other)).toEqual([['cuff', 3]]);
    await one.reload();
    expect(shown(one)).toEqual(shown(other));
  });
});

describe('a quantity edit', () => {
  async function cartWithRing(): Promise<CartStore> {
    const cart = await openTab();
    await cart.add({ productType: 'Item', item: 'ring', quantity: 1 });
    calls = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return cart;
  }
  const ring = { productType: 'Item', item: 'ring' } as const;
  const puts = () => calls.filter((call) => call.startsWith('PUT')).length;

  it('shows at once and is sent once, 500 ms after the last', async () => {
    const cart = await cartWithRing();
    cart.setQuantity(ring, 2, () => {});
    vi.advanceTimersByTime(499);
    cart.setQuantity(ring, 3, () => {});
    vi.advanceTimersByTime(499);
    expect(puts()).toBe(0);
    expect(shown(cart)).toEqual([['ring', 3]]);
    expect(cart.state.get().cart).toMatchObject({ total: 136.5 });
    vi.advanceTimersByTime(1);
    expect(cart.state.get().saving).toEqual(new Set(['Item/ring']));
    await until(() => cart.state.get().saving.size === 0);
    expect(puts()).toBe(1);
    expect((await stored()).items).toMatchObject([{ item: 'ring', quantity: 3 }]);
  });

  it('goes back to the server’s value when it is refused, and tells', async () => {
    const cart = await cartWithRing();
    const failures: unknown[] = [];
    cart.setQuantity(ring, 11, (error) => failures.push(error));
    cart.flush();
    await until(() => failures.length > 0);
    expect(failures).toMatchObject([{ code: 'over_stock' }]);
    expect(shown(cart)).toEqual([['ring', 1]]);
  });

  it('goes back when the network fails', async () => {
    const cart = await cartWithRing();
    isOffline = true;
    const failures: unknown[] = [];
    cart.setQuantity(ring, 2, (error) => failures.push(error));
    cart.flush();
    await until(() => failures.length > 0);
    expect(failures[0]).toBeInstanceOf(ApiError);
    expect(shown(cart)).toEqual([['ring', 1]]);
  });

  it('made during another is sent after it', async () => {
    const cart = await cartWithRing();
    cart.setQuantity(ring, 2, () => {});
    cart.flush();
    cart.setQuantity(ring, 4, () => {});
    expect(shown(cart)).toEqual([['ring', 4]]);
    cart.flush();
    await until(() => cart.state.get().saving.size === 0);
    expect(shown(cart)).toEqual([['ring', 4]]);
    expect((await stored()).items).toMatchObject([{ quantity: 4 }]);
  });

  it('is sent before leaving completes', async () => {
    const cart = await cartWithRing();
    cart.setQuantity(ring, 2, () => {});
    await cart.settled();
    expect((await stored()).items).toMatchObject([{ item: 'ring', quantity: 2 }]);
    expect(puts()).toBe(1);
    await cart.settled();
    expect(puts()).toBe(1);
  });

  it('doesn’t delay leaving if its call is never answered', async () => {
    const cart = await cartWithRing();
    isSilent = true;
    cart.setQuantity(ring, 2, () => {});
    let isGone = false;
    const leaving = cart.settled().then(() => (isGone = true));
    await until(() => puts() === 1);
    expect(isGone).toBe(false);
    vi.advanceTimersByTime(2_000);
    await leaving;
  });

  it('of a line that is removed meanwhile is dropped', async () => {
    const cart = await cartWithRing();
    cart.setQuantity(ring, 5, () => {});
    await cart.remove(ring);
    cart.flush();
    expect(shown(cart)).toEqual([]);
    expect((await stored()).items).toEqual([]);
  });
});

describe('an unsent edit of a closed page', () => {
  const ring = { productType: 'Item', item: 'ring' } as const;
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  async function offlineCart(): Promise<CartStore> {
    const cart = await openTab();
    await cart.add({ ...ring, quantity: 1 });
    isOffline = true;
    return cart;
  }
  async function expectSentBy(cart: CartStore): Promise<void> {
    cart.flush();
    await until(() => shown(cart)[0]?.[1] === 6 && cart.state.get().saving.size === 0);
    expect((await stored()).items).toMatchObject([{ item: 'ring', quantity: 6 }]);
    expect(kept.size).toBe(0);
  }

  it('is sent by the next page of the tab', async () => {
    const cart = await offlineCart();
    cart.setQuantity(ring, 6, () => {});
    // The page is closed: only the storage remains.
    const left = new Map(kept);
    await cart.follow(null);
    isOffline = false;
    for (const [key, value] of left) kept.set(key, value);
    await expectSentBy(await openTab());
  });

  it('is sent too when the browser has given up its call on leaving', async () => {
    const cart = await offlineCart();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    cart.setQuantity(ring, 6, () => {});
    cart.flush();
    // The call fails after the page has closed, so its timers don't run.
    await new Promise((resolve) => void setImmediate(resolve));
    const left = new Map(kept);
    vi.useRealTimers();
    await cart.follow(null);
    isOffline = false;
    for (const [key, value] of left) kept.set(key, value);
    await expectSentBy(await openTab());
  });
});

it('another user’s cart starts empty, whatever was pending', async () => {
  const cart = await openTab();
  await cart.add({ productType: 'Item', item: 'ring', quantity: 1 });
  const late = cart.add({ productType: 'Item', item: 'cuff', quantity: 1 });
  await cart.follow(null);
  await late;
  expect(cart.state.get()).toMatchObject({ status: 'none', cart: null });
});
