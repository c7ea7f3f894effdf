/** The cart of who is logged in, in step with other tabs and, once its page is looked at again, with other devices. */
import { safeLocalStorage } from '#ui/safe-storage.ts';
import type { Store } from '#ui/store.ts';
import type { CartState, CartStore } from './cart-state.ts';
import { type CartApi, createCartStore } from './cart-store.ts';

/** Set and removed at once; other tabs hear of it. */
const KEY = 'cart-changed';

export function createSharedCart(api: CartApi, state: Store<CartState>): CartStore {
  const { refresh, ...store } = createCartStore(api, state, (userId) => {
    safeLocalStorage.set(KEY, userId);
    safeLocalStorage.remove(KEY);
  });
  let isAsking = false;
  const ask = async () => {
    if (isAsking || state.get().status !== 'ready') return;
    isAsking = true;
    await refresh();
    isAsking = false;
  };
  let userId: string | null = null;
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null && newValue === userId) void refresh();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask();
  });
  addEventListener('focus', () => void ask());
  return {
    ...store,
    follow(next) {
      userId = next;
      return store.follow(next);
    },
  };
}
