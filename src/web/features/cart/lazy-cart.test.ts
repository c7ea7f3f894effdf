import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCartServer, type CartServer } from '#test/cart-api.ts';
import { stubStorage } from '#test/web-storage.ts';
import { NO_CART, type CartStore } from './cart-state.ts';
import { createLazyCart, loadCart } from './lazy-cart.ts';

const ring = { productType: 'Item', item: 'ring', quantity: 1 } as const;

let server: CartServer;
let cart: CartStore;
const load = vi.fn<typeof loadCart>(loadCart);

beforeEach(() => {
  stubStorage('sessionStorage');
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
  vi.spyOn(console, 'error').mockReturnValue();
  load.mockReset().mockImplementation(loadCart);
  server = createCartServer();
  cart = createLazyCart(server.api, load);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('loads nothing for a visitor', async () => {
  await cart.follow(null);
  await cart.reload();
  await cart.settled();
  cart.flush();
  expect(load).not.toHaveBeenCalled();
  expect(cart.state.get()).toBe(NO_CART);
});

it('loads for who logs in, and reads the cart once', async () => {
  server.set('dana', [ring]);
  const following = cart.follow('dana');
  expect(cart.state.get().status).toBe('loading');
  await following;
  expect(cart.state.get()).toMatchObject({ status: 'ready', cart: { items: [ring] } });
  expect(server.calls).toEqual(['cart dana']);
});

it('adds what is wanted before it is loaded', async () => {
  void cart.follow('dana');
  await cart.add(ring);
  expect(server.carts.get('dana')?.items).toMatchObject([ring]);
});

it('forgets who has left before it was loaded', async () => {
  server.set('dana', [ring]);
  const following = cart.follow('dana');
  await cart.follow(null);
  await following;
  expect(server.calls).toEqual([]);
  expect(cart.state.get()).toMatchObject({ status: 'none', cart: null });
});

it('that did not load is loaded by trying again', async () => {
  server.set('dana', [ring]);
  load.mockRejectedValueOnce(new TypeError('offline'));
  await cart.follow('dana');
  expect(cart.state.get().status).toBe('failed');
  await cart.reload();
  expect(cart.state.get()).toMatchObject({ status: 'ready', cart: { items: [ring] } });
});

it('lets go of who logs out although it does not load', async () => {
  load.mockRejectedValue(new TypeError('offline'));
  await cart.follow('dana');
  await expect(cart.settled()).resolves.toBeUndefined();
});
