/** Quantities that were edited and wait to be sent: shown at once, sent after a pause (spec §4, §9). */
import type { CartLine, CheckoutSession } from '#contract/checkout-sessions.ts';
import { toAgorot, toShekels } from '#contract/money.ts';
import { type PricedLine, cartTotal, lineTotal } from '#domain/cart.ts';
import type { KeptEdit } from './kept-edits.ts';
import { keyOf, type LineKey } from './lines.ts';

/** ms after the last edit of a line. */
const PAUSE = 500;

interface Edit {
  key: LineKey;
  quantity: number;
  timer: ReturnType<typeof setTimeout> | null;
  onFailure: (error: unknown) => void;
}

/** `send` brings a quantity to the server; `changed` is called when what is shown has changed. */
export function createQuantityEdits(
  send: (key: LineKey, quantity: number) => Promise<void>,
  changed: () => void,
) {
  const edits = new Map<string, Edit>();

  async function sendNow(name: string): Promise<void> {
    const edit = edits.get(name);
    if (!edit || edit.timer === null) return;
    clearTimeout(edit.timer);
    edit.timer = null;
    changed();
    try {
      await send(edit.key, edit.quantity);
    } catch (error) {
      // A page that is left hears that its calls are given up, and then nothing more: the edit stays kept for the next.
      await new Promise((resolve) => setTimeout(resolve));
      edit.onFailure(error);
    } finally {
      // An edit made in the meantime stays, and is sent in its turn.
      if (edits.get(name) === edit) edits.delete(name);
      changed();
    }
  }

  return {
    set(key: LineKey, quantity: number, onFailure: (error: unknown) => void): void {
      const name = keyOf(key);
      const waiting = edits.get(name);
      if (waiting?.timer) clearTimeout(waiting.timer);
      edits.set(name, { key, quantity, onFailure, timer: setTimeout(() => void sendNow(name), PAUSE) });
      changed();
    },
    flush(): void {
      for (const name of edits.keys()) void sendNow(name);
    },
    forget(key: LineKey): void {
      const edit = edits.get(keyOf(key));
      if (edit?.timer) clearTimeout(edit.timer);
      edits.delete(keyOf(key));
    },
    drop(): void {
      for (const edit of edits.values()) if (edit.timer) clearTimeout(edit.timer);
      edits.clear();
    },
    /** What the server hasn't accepted yet. */
    open: (): KeptEdit[] => [...edits.values()].map(({ key, quantity }) => ({ key, quantity })),
    /** Names of the lines whose edit is on its way. */
    saving: (): ReadonlySet<string> =>
      new Set([...edits].filter(([, edit]) => edit.timer === null).map(([name]) => name)),
    /** The session as it will be when the edits are accepted. */
    over(session: CheckoutSession): CheckoutSession {
      if (edits.size === 0) return session;
      const items = session.items.map((line) => {
        const quantity = edits.get(keyOf(line))?.quantity;
        if (quantity === undefined) return line;
        return { ...line, quantity, lineTotal: toShekels(lineTotal(priced({ ...line, quantity }))) };
      });
      return { ...session, items, total: toShekels(cartTotal(items.map(priced))) };
    },
  };
}

const priced = ({ price, quantity }: CartLine): PricedLine => ({ price: toAgorot(price), quantity });
