import type { Cart, CartLine } from '#contract/carts.ts';
import { toAgorot, toShekels } from '#contract/money.ts';
import { type ChosenItem, type PricedLine, cartTotal, lineKey, lineTotal } from '#domain/cart.ts';
import type { SavedEdit } from './saved-edits.ts';

/** After the last edit of a line, ms. */
const PAUSE = 500;

interface Edit {
  line: ChosenItem;
  quantity: number;
  /** Null while it is being sent. */
  timer: ReturnType<typeof setTimeout> | null;
  onFailure: (error: unknown) => void;
}

export function createQuantityEdits(
  send: (line: ChosenItem, quantity: number) => Promise<void>,
  changed: () => void,
) {
  const edits = new Map<string, Edit>();

  async function sendNow(key: string): Promise<void> {
    const edit = edits.get(key);
    if (!edit || edit.timer === null) return;
    clearTimeout(edit.timer);
    edit.timer = null;
    changed();
    try {
      await send(edit.line, edit.quantity);
    } catch (error) {
      // On a page being left, calls fail and then no more code runs: the edit stays saved for the next page.
      await new Promise((resolve) => setTimeout(resolve));
      edit.onFailure(error);
    } finally {
      // A newer edit stays and is sent later.
      if (edits.get(key) === edit) edits.delete(key);
      changed();
    }
  }

  const stop = (edit: Edit | undefined) => {
    if (edit?.timer) clearTimeout(edit.timer);
  };

  return {
    set(line: ChosenItem, quantity: number, onFailure: (error: unknown) => void): void {
      const key = lineKey(line);
      stop(edits.get(key));
      edits.set(key, { line, quantity, onFailure, timer: setTimeout(() => void sendNow(key), PAUSE) });
      changed();
    },
    flush(): void {
      for (const key of edits.keys()) void sendNow(key);
    },
    forget(line: ChosenItem): void {
      stop(edits.get(lineKey(line)));
      edits.delete(lineKey(line));
    },
    drop(): void {
      for (const edit of edits.values()) stop(edit);
      edits.clear();
    },
    /** What the server hasn't accepted yet. */
    open: (): SavedEdit[] => [...edits.values()].map(({ line, quantity }) => ({ line, quantity })),
    saving: (): ReadonlySet<string> =>
      new Set([...edits].filter(([, edit]) => edit.timer === null).map(([key]) => key)),
    applyTo(cart: Cart): Cart {
      if (edits.size === 0) return cart;
      const items = cart.items.map((line) => {
        const quantity = edits.get(lineKey(line))?.quantity;
        if (quantity === undefined) return line;
        return { ...line, quantity, lineTotal: toShekels(lineTotal(priced({ ...line, quantity }))) };
      });
      return { ...cart, items, total: toShekels(cartTotal(items.map(priced))) };
    },
  };
}

const priced = ({ price, quantity }: CartLine): PricedLine => ({ price: toAgorot(price), quantity });
