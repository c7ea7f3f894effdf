import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Lang } from '#domain/language.ts';
import { firstVisit } from './browser.ts';

/** Times slower than this machine. */
export const SLOWER = 4;
/** Lighthouse's "slow 4G": ms of latency per request, bytes a second, without the cost of connecting. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
/** CSS px; three device pixels each (firstVisit). */
const SCREEN = { width: 390, height: 844 };
/** ms; a busy machine is no failure. */
const PATIENCE = 180_000;

/** Times are ms since the navigation began. */
export interface Watched {
  /** The last candidate for the largest paint: its time, and its picture's address or the beginning of its text. */
  largest: { at: number; what: string; picture: string } | null;
  firstPaint: number;
  /** Shifts without user input. */
  shifts: number[];
  /** Tasks over 50 ms. */
  longTasks: { at: number; took: number }[];
  /** The longest event of each tap, up to the next frame. */
  presses: number[];
}

export interface Phone {
  tab: Page;
  protocol: CDPSession;
  watched: () => Promise<Watched>;
  close: () => Promise<void>;
}

/** `token`: of a logged-in customer. */
export async function openPhone(browser: Browser, lang: Lang, token?: string): Promise<Phone> {
  const context = await firstVisit(browser, lang, SCREEN);
  const tab = await context.newPage();
  tab.setDefaultTimeout(PATIENCE);
  const protocol = await context.newCDPSession(tab);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', SLOW_4G);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await tab.addInitScript(watch);
  if (token) await tab.addInitScript((value) => localStorage.setItem('token', value), token);
  const watched = () => tab.evaluate(() => (globalThis as never as { tell: () => Watched }).tell());
  return { tab, protocol, watched, close: () => context.close() };
}

/** Runs in the page before its scripts. */
function watch(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    element: Element | null;
    url: string;
    interactionId: number;
  }
  const found: Watched = { largest: null, firstPaint: 0, shifts: [], longTasks: [], presses: [] };
  const presses = new Map<number, number>();
  const textOf = (node: Node | null) => (node?.textContent ?? '').trim().slice(0, 30);
  const nameOf = (node: Node | null) => `${node?.nodeName.toLowerCase() ?? 'removed'} '${textOf(node)}'`;
  const take: Record<string, (entry: Entry) => void> = {
    'largest-contentful-paint': ({ startTime, element, url }) => {
      found.largest = { at: startTime, what: element ? nameOf(element) : '', picture: url };
    },
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') found.firstPaint = startTime;
    },
    'layout-shift': ({ value, hadRecentInput }) => {
      if (!hadRecentInput) found.shifts.push(value);
    },
    longtask: ({ startTime, duration }) => found.longTasks.push({ at: startTime, took: duration }),
    event: ({ interactionId, duration }) => {
      if (interactionId) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
    },
  };
  const observers = Object.entries(take).map(([type, use]) => {
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(use));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    return [observer, use] as const;
  });
  const tell = (): Watched => {
    for (const [observer, use] of observers) (observer.takeRecords() as Entry[]).forEach(use);
    return { ...found, presses: [...presses.values()] };
  };
  Object.assign(globalThis, { tell });
}

/** Half a screen at a time, each after the previous part has loaded. */
export async function scrollThrough(tab: Page): Promise<void> {
  const step = tab.viewportSize()!.height / 2;
  for (;;) {
    const isAtEnd = await tab.evaluate((by) => {
      scrollBy({ top: by, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }, step);
    await tab.waitForTimeout(150);
    if (isAtEnd) return;
  }
}
