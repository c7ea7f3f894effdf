/**
 * Messages on their way to the snackbar. Anyone may show one; the host takes them when its code has
 * come, so the first is never lost.
 */
export interface Snack {
  message: string;
  severity: 'success' | 'error';
  /** What may be done about it: undone, or looked at in a new tab. */
  action?: { label: string; run: () => void } | { label: string; href: string };
  /** How long it stays, ms; 6000 where left out. */
  stay?: number;
}

const waiting: Snack[] = [];
let listener: (() => void) | null = null;

export function showSnack(snack: Snack): void {
  waiting.push(snack);
  listener?.();
}

let hide: (() => void) | null = null;

/** Takes away what is shown: the page says it better now, as an open cart does of what was added. */
export function hideSnacks(): void {
  waiting.length = 0;
  hide?.();
}

/** Calls `onSnack` for every message, those that already wait included, and `onHide`, until the answer is called. */
export function receiveSnacks(onSnack: (snack: Snack) => void, onHide: () => void): () => void {
  hide = onHide;
  listener = () => {
    for (const snack of waiting.splice(0)) onSnack(snack);
  };
  listener();
  return () => {
    listener = null;
    hide = null;
  };
}

/** Calls once when there is a message and nobody to show it yet. */
export function onFirstSnack(call: () => void): () => void {
  if (waiting.length > 0) {
    call();
    return () => {};
  }
  const own = () => {
    if (listener === own) listener = null;
    call();
  };
  listener = own;
  return () => {
    if (listener === own) listener = null;
  };
}
