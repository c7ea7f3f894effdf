import type { Cart } from '#contract/carts.ts';
import type { ChosenItem, WantedLine } from '#domain/cart.ts';
import type { Store } from '#ui/store.ts';

export interface CartState {
  status: 'none' | 'loading' | 'ready' | 'failed';
  /** Includes edited quantities that the server hasn't accepted yet. */
  cart: Cart | null;
  /** Keys of the lines whose change is being sent. */
  saving: ReadonlySet<string>;
}

export const NO_CART: CartState = { status: 'none', cart: null, saving: new Set() };

export interface CartStore {
  state: Store<CartState>;
  /** Loads this user's cart; null drops the current one. */
  follow: (userId: string | null) => Promise<void>;
  reload: () => Promise<void>;
  /** `add`, `remove` and `clear` throw an ApiError if the server refuses. */
  add: (line: WantedLine) => Promise<void>;
  remove: (line: ChosenItem) => Promise<void>;
  clear: () => Promise<void>;
  /** Sent 500 ms after the last edit; a refused one is undone and reported to `onFailure`. */
  setQuantity: (line: ChosenItem, quantity: number, onFailure: (error: unknown) => void) => void;
  flush: () => void;
  /** Flushes; resolves when every change so far is answered, or after 2 s. */
  settled: () => Promise<void>;
}
