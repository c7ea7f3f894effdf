import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { createCartServer, type CartServer } from '#test/cart-api.ts';
import { stubStorage } from '#test/web-storage.ts';
import type { CartStore } from './cart-state.ts';
import { createCartStore } from './cart-store.ts';
import { LostAnswer } from './lost-answer.ts';

const ring = { productType: 'Item', item: 'ring' } as const;
const cuff = { productType: 'Item', item: 'cuff' } as const;

let window: EventTarget;
let server: CartServer;
let store: CartStore;

const linesIn = (items: readonly { item: string; quantity: number }[] = []) =>
  items.map(({ item, quantity }) => `${item}×${quantity}`);
const shown = () => linesIn(store.state.get().cart?.items);
const inShop = () => linesIn(server.carts.get('dana')?.items);
const letRun = () => vi.advanceTimersByTimeAsync(0);

/** Dana's cart with one ring, loaded. */
beforeEach(async () => {
  vi.useFakeTimers();
  stubStorage('sessionStorage');
  window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  server = createCartServer();
  store = createCartStore(server.api);
  server.set('dana', [{ ...ring, quantity: 1 }]);
  await store.follow('dana');
  server.calls.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const loseChanges = (call: string) => {
  if (call.startsWith('changeCart')) throw new ApiError(0);
};

it('a change whose answer was lost is asked about, and was made', async () => {
  server.after = loseChanges;
  await store.add({ ...cuff, quantity: 1 });
  await store.add({ ...ring, quantity: 2 });
  await store.remove(cuff);
  expect(shown()).toEqual(['ring×3']);
  expect(server.calls.filter((call) => call.startsWith('changeCart'))).toHaveLength(3);
});

it('a change that did not arrive is asked about, and fails', async () => {
  server.before = loseChanges;
  await expect(store.add({ ...cuff, quantity: 1 })).rejects.toMatchObject({ status: 0 });
  expect(server.calls).toEqual(['changeCart ring×1 cuff×1 at 1', 'cart dana']);
  expect(shown()).toEqual(['ring×1']);
});

it('a change fails without a question where there is no network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  server.before = () => Promise.reject(new ApiError(0));
  await expect(store.add({ ...cuff, quantity: 1 })).rejects.not.toBeInstanceOf(LostAnswer);
  expect(server.calls).toHaveLength(1);
});

it.each([
  ['was made', true],
  ['was not made', false],
])('that %s, of which nothing is known, is asked about when the network is back', async (_name, wasMade) => {
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const fail = () => Promise.reject(new ApiError(0));
  server[wasMade ? 'after' : 'before'] = fail;
  const lost: unknown = await store.add({ ...cuff, quantity: 1 }).catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(LostAnswer);
  const outcome = (lost as LostAnswer).outcome();
  window.dispatchEvent(new Event('online'));
  await letRun();
  server.after = server.before = () => {};
  server.calls.length = 0;
  window.dispatchEvent(new Event('online'));
  expect(await outcome).toBe(wasMade);
  expect(shown()).toEqual(wasMade ? ['ring×1', 'cuff×1'] : ['ring×1']);
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  expect(server.calls).toEqual(['cart dana']);
});

it('a change of which nothing is known is asked about now and then', async () => {
  server.after = () => Promise.reject(new ApiError(0));
  const lost: unknown = await store.add({ ...cuff, quantity: 1 }).catch((error: unknown) => error);
  const outcome = (lost as LostAnswer).outcome();
  await vi.advanceTimersByTimeAsync(10_000);
  server.after = () => {};
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe(true);
});

it('a change that arrives after all is not made twice by a retry', async () => {
  server.before = loseChanges;
  await expect(store.add({ ...cuff, quantity: 1 })).rejects.toMatchObject({ status: 0 });
  server.before = () => {};
  server.set('dana', [
    { ...ring, quantity: 1 },
    { ...cuff, quantity: 1 },
  ]);
  await store.add({ ...cuff, quantity: 1 });
  expect(inShop()).toEqual(['ring×1', 'cuff×1']);
  expect(shown()).toEqual(['ring×1', 'cuff×1']);
  await store.add({ ...cuff, quantity: 1 });
  expect(inShop()).toEqual(['ring×1', 'cuff×2']);
});

it('a change whose answer was lost is not made twice by the next', async () => {
  server.after = () => Promise.reject(new ApiError(0));
  await expect(store.add({ ...cuff, quantity: 1 })).rejects.toBeInstanceOf(LostAnswer);
  expect(shown()).toEqual(['ring×1']);
  server.after = () => {};
  await store.remove(ring);
  expect(inShop()).toEqual(['cuff×1']);
  expect(shown()).toEqual(['cuff×1']);
});
