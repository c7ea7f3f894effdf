/** Changes are sent one after another, and again on the current version if another tab was faster. */
import type { Cart } from '#contract/carts.ts';
import type { WantedLine } from '#domain/cart.ts';
import { createStore } from '#ui/store.ts';
import { ApiError, type Api } from '#web/api/client.ts';
import {
  adding,
  clearing,
  isSameLine,
  linesOf,
  removing,
  settingQuantity,
  type CartChange,
} from './cart-changes.ts';
import { NO_CART, type CartState, type CartStore } from './cart-state.ts';
import { LostAnswer, isLost, isMade, isSameList, whenBack } from './lost-answer.ts';
import { createQuantityEdits } from './quantity-edits.ts';
import { saveEdits, takeSavedEdits, type SavedEdit } from './saved-edits.ts';

/** The longest that a logout waits for changes, ms. */
const LONGEST_WAIT = 2_000;
/** How often a change is sent on newer versions before it fails. */
const MAX_ATTEMPTS = 5;

export type CartApi = Pick<Api, 'cart' | 'openCart' | 'changeCart'>;

export interface UserCart extends CartStore {
  /** For when it may have been changed elsewhere; without an answer the present one stays. */
  refresh: () => Promise<void>;
}

/** `onChange`: this page has learned of a change, usually its own. */
export function createCartStore(
  api: CartApi,
  state = createStore(NO_CART),
  onChange: (userId: string) => void = () => {},
): UserCart {
  let userId: string | null = null;
  let accepted: Cart | null = null;
  /** Of the last change whose answer was lost and that wasn't made when it was asked about: it may still arrive. */
  let late: WantedLine[] | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const edits = createQuantityEdits((line, quantity) => change(settingQuantity(line, quantity)), show);

  function show(status: CartState['status'] = 'ready'): void {
    state.set({ status, cart: accepted && edits.applyTo(accepted), saving: edits.saving() });
    if (userId !== null && status === 'ready') saveEdits(userId, edits.open());
  }

  async function reload(): Promise<void> {
    const asked = userId;
    if (asked === null) return;
    try {
      const cart = await api.cart(asked);
      if (userId !== asked) return;
      const isChanged = accepted !== null && accepted.version !== cart?.version;
      accepted = cart;
      show();
      if (isChanged) onChange(asked);
    } catch (error) {
      console.error(error);
      if (userId === asked) show('failed');
    }
  }

  /** Edits that the previous page couldn't finish, except of lines that are gone. */
  function resend(saved: SavedEdit[]): void {
    for (const { line, quantity } of saved) {
      if (accepted?.items.some((item) => isSameLine(item, line) && item.quantity !== quantity)) {
        edits.set(line, quantity, (error) => console.error(error));
      }
    }
  }

  /** One change at a time, whether or not the previous one succeeded. */
  function change(make: CartChange): Promise<void> {
    const owner = userId;
    const sent = queue.then(() => (userId === owner && owner !== null ? send(owner, make) : undefined));
    queue = sent.catch(() => {});
    return sent;
  }

  async function send(owner: string, make: CartChange): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const base = accepted ?? (await api.openCart(owner));
      const wanted = make(linesOf(base));
      try {
        const cart = await api.changeCart(base, wanted);
        if (userId !== owner) return;
        accepted = cart;
        late = null;
        onChange(owner);
        return show();
      } catch (error) {
        if (isLost(error)) {
          late = wanted;
          if (await asked(owner, linesOf(base), wanted)) return onChange(owner);
          throw error;
        }
        if (!(error instanceof ApiError) || error.status !== 412 || attempt === MAX_ATTEMPTS) throw error;
        accepted = await api.cart(owner);
        const now = accepted ? linesOf(accepted) : [];
        if (late && isSameList(late, wanted) && isMade(linesOf(base), wanted, now)) {
          onChange(owner);
          return show();
        }
      }
    }
  }

  /** Whether a change without an answer was made. Throws a LostAnswer if that can't be asked now. */
  async function asked(owner: string, before: WantedLine[], wanted: WantedLine[]): Promise<boolean> {
    const ask = async () => {
      const cart = await api.cart(owner);
      if (userId === owner) {
        accepted = cart;
        show();
      }
      return isMade(before, wanted, cart ? linesOf(cart) : []);
    };
    try {
      return await ask();
    } catch {
      throw new LostAnswer(() => whenBack(ask));
    }
  }

  /** After what is being sent: an older answer never replaces a newer one. */
  function refresh(): Promise<void> {
    const owner = userId;
    const read = async () => {
      if (owner === null || userId !== owner) return;
      try {
        const cart = await api.cart(owner);
        if (userId !== owner) return;
        accepted = cart;
        show();
      } catch (error) {
        console.error(error);
      }
    };
    const reading = queue.then(read);
    queue = reading;
    return reading;
  }

  return {
    state,
    reload,
    refresh,
    follow(next) {
      if (next === userId) return Promise.resolve();
      userId = next;
      accepted = late = null;
      edits.drop();
      if (next === null) {
        state.set(NO_CART);
        return Promise.resolve();
      }
      show('loading');
      // The first change waits until the cart is known.
      const saved = takeSavedEdits(next);
      const loading = reload().then(() => resend(saved));
      queue = queue.then(() => loading);
      return loading;
    },
    add: (line) => change(adding(line)),
    remove: (line) => {
      edits.forget(line);
      return change(removing(line));
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
