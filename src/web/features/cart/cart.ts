/**
 * The signed-in user's cart in this browser. Changes go to the server one after another; each is made
 * on the version that is known, and made again on the present one where another tab was faster
 * (product.md, Cart and checkout).
 */
import type { CheckoutSession } from '#contract/checkout-sessions.ts';
import { ApiError, type Api } from '#web/api/client.ts';
import { createStore, type Store } from '#ui/store.ts';
import { keepEdits, takeEdits, type KeptEdit } from './kept-edits.ts';
import {
  adding,
  clearing,
  isSameLine,
  linesOf,
  removing,
  settingQuantity,
  type CartChange,
  type Line,
  type LineKey,
} from './lines.ts';
import { createQuantityEdits } from './quantity-edits.ts';

export interface CartState {
  status: 'none' | 'loading' | 'ready' | 'failed';
  /** Quantities that were edited and not yet accepted are in it already. */
  session: CheckoutSession | null;
  /** Lines with a change on its way, as `type/item`. */
  saving: ReadonlySet<string>;
}

export const NO_CART: CartState = { status: 'none', session: null, saving: new Set() };

/** Ms that one who leaves waits for changes at most: a line that is dead doesn't keep them. */
const LONGEST_WAIT = 2_000;
/** So many times a change is made again on a newer version before it is given up. */
const TRIES = 5;

export interface Cart {
  state: Store<CartState>;
  /** Loads the cart of this user; null empties what is here. */
  follow: (userId: string | null) => Promise<void>;
  reload: () => Promise<void>;
  /** The others throw an ApiError and leave the server's state, when it refuses. */
  add: (line: Line) => Promise<void>;
  remove: (key: LineKey) => Promise<void>;
  clear: () => Promise<void>;
  /** Shows at once and is sent 500 ms after the last; `onFailure` is told when it went back. */
  setQuantity: (key: LineKey, quantity: number, onFailure: (error: unknown) => void) => void;
  /** Sends edits that still wait: the page is being left. */
  flush: () => void;
  /** The same, and comes when every change so far has been answered, or after 2 s. */
  settled: () => Promise<void>;
}

export function createCart(api: Api): Cart {
  const state = createStore<CartState>(NO_CART);
  let userId: string | null = null;
  let accepted: CheckoutSession | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const edits = createQuantityEdits((key, quantity) => change(settingQuantity(key, quantity)), show);

  /** What the server has, with the edits that it hasn't seen. */
  function show(status: CartState['status'] = 'ready'): void {
    state.set({ status, session: accepted && edits.over(accepted), saving: edits.saving() });
    if (userId !== null && status === 'ready') keepEdits(userId, edits.open());
  }

  async function reload(): Promise<void> {
    const asked = userId;
    if (asked === null) return;
    try {
      const session = await api.cartOf(asked);
      if (userId !== asked) return;
      accepted = session;
      show();
    } catch (error) {
      console.error(error);
      if (userId === asked) show('failed');
    }
  }

  /** What the page before was left with; a line that is gone has nothing to set. */
  function resend(kept: KeptEdit[]): void {
    for (const { key, quantity } of kept) {
      if (accepted?.items.some((line) => isSameLine(line, key) && line.quantity !== quantity)) {
        edits.set(key, quantity, (error) => console.error(error));
      }
    }
  }

  /** One change at a time, whatever became of the one before. */
  function change(make: CartChange): Promise<void> {
    const owner = userId;
    const turn = queue.then(() => (userId === owner && owner !== null ? send(owner, make) : undefined));
    queue = turn.catch(() => {});
    return turn;
  }

  async function send(owner: string, make: CartChange): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const base = accepted ?? (await api.openCart(owner));
      try {
        const session = await api.putCart(base, make(linesOf(base)));
        if (userId !== owner) return;
        accepted = session;
        return show();
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412 || attempt === TRIES) throw error;
        accepted = await api.cartOf(owner);
      }
    }
  }

  return {
    state,
    reload,
    follow(next) {
      if (next === userId) return Promise.resolve();
      userId = next;
      accepted = null;
      edits.drop();
      if (next === null) {
        state.set(NO_CART);
        return Promise.resolve();
      }
      show('loading');
      // The first change must not be made before it is known what is there.
      const kept = takeEdits(next);
      const loading = reload().then(() => resend(kept));
      queue = queue.then(() => loading);
      return loading;
    },
    add: (line) => change(adding(line)),
    remove: (key) => {
      edits.forget(key);
      return change(removing(key));
    },
    clear: () => {
      edits.drop();
      return change(clearing);
    },
    setQuantity: edits.set,
    flush: edits.flush,
    settled() {
      edits.flush();
      const tooLong = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT));
      return Promise.race([queue, tooLong]).then(() => undefined);
    },
  };
}
