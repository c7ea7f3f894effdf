/** Messages wait here until the host's code has loaded, so the first is never lost. */
export interface Snack {
  message: string;
  severity: 'success' | 'error';
  /** Nothing has been done yet: a clock instead of the sign of the severity. */
  waits?: boolean;
  /** `to`: a page of the shop, without its language; `href`: elsewhere, in a new tab. */
  action?:
    | { label: string; run: () => void }
    | { label: string; to: string }
    | { label: string; href: string };
  /** ms; 6000 by default. 0: until it is closed. */
  stay?: number;
}

const waiting: Snack[] = [];
let listener: (() => void) | null = null;

export function showSnack(snack: Snack): void {
  waiting.push(snack);
  listener?.();
}

let hide: (() => void) | null = null;

/** For a page that shows the same, as an open cart does after an add. */
export function hideSnacks(): void {
  waiting.length = 0;
  hide?.();
}

/** Also calls `onSnack` for messages that already wait. */
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

export const newestWaiting = (): Snack | undefined => waiting.at(-1);

/** Until the host receives them. */
export function onSnack(call: () => void): void {
  listener = call;
  if (waiting.length > 0) call();
}
