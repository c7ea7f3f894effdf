import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { createCartServer, type CartServer } from '#test/cart-api.ts';
import { stubStorage } from '#test/web-storage.ts';
import { createStore } from '#ui/store.ts';
import { NO_CART, type CartStore } from './cart-state.ts';
import { createSharedCart } from './shared-cart.ts';

const ring = { productType: 'Item', item: 'ring', quantity: 1 } as const;
const cuff = { productType: 'Item', item: 'cuff', quantity: 1 } as const;

let tabs: EventTarget[];
let page: EventTarget & { visibilityState?: string };
let kept: Map<string, string>;
let server: CartServer;

const shown = (cart: CartStore) =>
  cart.state.get().cart?.items.map(({ item, quantity }) => `${item}×${quantity}`) ?? null;
const isQuiet = () => vi.waitUntil(() => waiting === 0);
let waiting = 0;

/** What one tab stores is told to the others. */
async function openTab(user = 'dana'): Promise<CartStore> {
  const window = new EventTarget();
  tabs.push(window);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const cart = createSharedCart(server.api, createStore(NO_CART));
  await cart.follow(user);
  return cart;
}

function tell(key: string, newValue: string | null): void {
  for (const tab of tabs) tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

beforeEach(() => {
  tabs = [];
  waiting = 0;
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.spyOn(console, 'error').mockReturnValue();
  stubStorage('sessionStorage');
  kept = stubStorage('localStorage');
  const { setItem, removeItem } = localStorage;
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: (key: string, value: string) => {
      setItem(key, value);
      tell(key, value);
    },
    removeItem: (key: string) => {
      removeItem(key);
      tell(key, null);
    },
  });
  server = createCartServer();
  server.before = () => void waiting++;
  server.after = () => void waiting--;
  server.set('dana', [ring]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('follows a change in another tab, and keeps nothing of it in the browser', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.add(cuff);
  await vi.waitUntil(() => shown(other)?.length === 2);
  await other.remove(ring);
  await vi.waitUntil(() => shown(one)?.length === 1);
  expect(shown(one)).toEqual(['cuff×1']);
  expect([...kept.keys()]).toEqual([]);
});

it('doesn’t ask about somebody else’s cart', async () => {
  const [one] = [await openTab(), await openTab('noa')];
  server.calls.length = 0;
  await one.add(cuff);
  await isQuiet();
  expect(server.calls.filter((call) => call.endsWith('noa'))).toEqual([]);
});

it('asks when it is looked at again', async () => {
  const cart = await openTab();
  server.set('dana', [ring, cuff]);
  page.dispatchEvent(new Event('visibilitychange'));
  tabs[0]!.dispatchEvent(new Event('focus'));
  await vi.waitUntil(() => shown(cart)?.length === 2);
  expect(server.calls).toEqual(['cart dana', 'cart dana']);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await isQuiet();
  expect(server.calls).toHaveLength(2);
});

it('keeps what it shows when there is no answer', async () => {
  const cart = await openTab();
  server.before = () => Promise.reject(new ApiError(0));
  tabs[0]!.dispatchEvent(new Event('focus'));
  await vi.waitUntil(() => server.calls.length === 2);
  await cart.settled();
  expect(cart.state.get()).toMatchObject({ status: 'ready', cart: { items: [ring] } });
});

it('asks nothing for a visitor', async () => {
  const cart = await openTab();
  await cart.follow(null);
  server.calls.length = 0;
  tabs[0]!.dispatchEvent(new Event('focus'));
  tell('cart-changed', 'dana');
  await isQuiet();
  expect(server.calls).toEqual([]);
});
