/** The store of the cart, whose code is loaded once somebody is logged in: a visitor has no cart. */
import { createStore } from '#ui/store.ts';
import type { CartApi } from './cart-store.ts';
import { NO_CART, type CartState, type CartStore } from './cart-state.ts';

export const loadCart = () => import('./shared-cart.ts');

export function createLazyCart(api: CartApi, load = loadCart): CartStore {
  const state = createStore<CartState>(NO_CART);
  let userId: string | null = null;
  let store: CartStore | null = null;
  let following: Promise<void> | undefined;

  async function loaded(): Promise<CartStore> {
    const { createSharedCart } = await load();
    if (!store) {
      store = createSharedCart(api, state);
      following = store.follow(userId);
    }
    return store;
  }

  async function read(): Promise<void> {
    try {
      await loaded();
      await following;
    } catch (error) {
      console.error(error);
      if (userId !== null) state.set({ ...NO_CART, status: 'failed' });
    }
  }

  return {
    state,
    async follow(next) {
      userId = next;
      if (store) return store.follow(next);
      state.set(next === null ? NO_CART : { ...NO_CART, status: 'loading' });
      if (next !== null) return read();
    },
    reload: async () => store?.reload() ?? (userId === null ? undefined : read()),
    add: async (line) => (await loaded()).add(line),
    remove: async (line) => (await loaded()).remove(line),
    clear: async () => (await loaded()).clear(),
    setQuantity: (...edit) => store?.setQuantity(...edit),
    flush: () => store?.flush(),
    async settled() {
      if (userId !== null) await read();
      await store?.settled();
    },
  };
}
