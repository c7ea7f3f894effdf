/**
 * The browser's Back closes what lies over the page: while it is open it has a history entry of its own, of which the
 * router doesn't hear (docs/decisions/0046-back-closes-what-lies-over.md).
 */
import { useEffect, useRef } from 'react';

type Write = [state: unknown, unused: string, address?: string | URL | null];

/** A script in the page's head passes each event on to it. */
interface EarlyListening {
  popFirst?: (event: PopStateEvent) => void;
}

/** How each of them closes, the uppermost last. */
const layers: (() => void)[] = [];
/** While the browser goes to another entry, what is to be written there. */
let waiting: (() => void)[] | null = null;
/** The page's own entry, and what it shall become once it is reached again. */
let page = '';
let rewritten: Write | null = null;

const native = (name: 'pushState' | 'replaceState', write: Write) =>
  History.prototype[name].apply(history, write);

/** How many of them the entry is above the page's own; web/pre-hydration-press.ts leaves those of a reload. */
const depth = () => (history.state as { over?: number } | null)?.over ?? 0;

export function useBackCloses(open: boolean, onOpenChange: (open: false) => void): void {
  const latest = useRef(onOpenChange);
  useEffect(() => {
    latest.current = onOpenChange;
  });
  useEffect(() => {
    if (!open) return undefined;
    listen();
    const layer = () => latest.current(false);
    layers.push(layer);
    // Not at once: what closes one often opens another, or leads to another page.
    setTimeout(settle);
    return () => {
      const place = layers.indexOf(layer);
      if (place !== -1) layers.splice(place, 1);
      setTimeout(settle);
    };
  }, [open]);
}

/** As many entries as layers. */
function settle(): void {
  if (waiting) return;
  const missing = layers.length - depth();
  if (missing < 0) travel(missing);
  else if (depth() === 0) page = JSON.stringify(history.state);
  for (let added = 0; added < missing; added++)
    native('pushState', [{ ...(history.state as object), over: depth() + 1 }, '']);
}

function travel(steps: number): void {
  waiting = [];
  history.go(steps);
}

function arrive(): void {
  if (rewritten && depth() === 0) native('replaceState', rewritten);
  if (depth() === 0) rewritten = null;
}

function onPop(event: PopStateEvent): void {
  if (waiting) {
    event.stopImmediatePropagation();
    const writes = waiting;
    waiting = null;
    arrive();
    for (const write of writes) write();
    settle();
  } else if (depth() > layers.length) {
    // Forward to the entry of something closed.
    event.stopImmediatePropagation();
    settle();
  } else if (layers.length > 0) {
    const isSame = JSON.stringify({ ...(history.state as object), over: undefined }) === page;
    if (isSame) event.stopImmediatePropagation();
    const left = isSame ? depth() : 0;
    arrive();
    while (layers.length > left) layers.pop()!();
  }
}

/** After the router, whose writes come from above the page's entry as well. */
let listen = () => {
  listen = () => {};
  (globalThis as EarlyListening).popFirst = onPop;
  addEventListener('pageshow', () => (waiting = null));
  for (const name of ['pushState', 'replaceState'] as const) {
    const before = history[name].bind(history);
    history[name] = (...write: Write) => {
      const isAbove = depth() > 0;
      if (!waiting && !isAbove) return before(...write);
      if (!waiting && name === 'replaceState') {
        rewritten = write;
        return native(name, [{ ...(write[0] as object), over: depth() }, '', write[2]]);
      }
      if (!waiting) travel(-depth());
      waiting!.push(() => native(name, write));
    };
  }
};
