/** All layout shifts of a page, scrolled to its end, until the banner has changed; on a slow line, with late fonts. */
import { setTimeout } from 'node:timers/promises';
import { firstVisit } from '../lib/browser.ts';
import {
  type Bench,
  type Line,
  type Measure,
  type PageUnderTest,
  SCREENS,
  type Screen,
} from '../lib/measure.ts';
import { PAGES } from '../lib/pages.ts';
import { scrollThrough } from '../lib/phone.ts';

const BUDGET = 0.01;
/** Latency in ms, speeds in bytes a second: a middling mobile line. */
const LINE = { offline: false, latency: 100, downloadThroughput: 400_000, uploadThroughput: 200_000 };
/** ms that fonts are delayed */
const FONTS_LATE = 2_000;
/** ms; the banner changes every 5 s and fades for half a second. */
const BANNER_ROUND = 6_000;

export const layoutShift: Measure = {
  title: 'Cumulative layout shift, on a slow line, fonts late, through a scroll to the end',
  async run(bench) {
    const lines: Line[] = [];
    for (const page of PAGES) {
      for (const screen of SCREENS) lines.push(await shiftOf(bench, page, screen));
    }
    return lines;
  },
};

async function shiftOf({ shop, browser }: Bench, page: PageUnderTest, screen: Screen): Promise<Line> {
  const context = await firstVisit(browser, page.lang, screen);
  const tab = await context.newPage();
  const protocol = await context.newCDPSession(tab);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', LINE);
  await context.route('**/*.woff2', async (route) => {
    await setTimeout(FONTS_LATE);
    await route.continue();
  });
  await tab.addInitScript(watchShifts);
  await tab.goto(shop.url + page.path, { waitUntil: 'networkidle' });
  await scrollThrough(tab);
  await tab.waitForTimeout(BANNER_ROUND);
  const shifts = await tab.evaluate(() => (globalThis as never as { shifts: Shift[] }).shifts);
  await context.close();

  const sum = shifts.reduce((all, { value }) => all + value, 0);
  const what = `${page.name} ${page.lang} ${screen.width}`;
  const hint = `moved: ${[...new Set(shifts.flatMap(({ moved }) => moved))].join(', ')}`;
  return { what, figure: sum.toFixed(3), budget: `${BUDGET}`, ok: sum <= BUDGET, binding: true, hint };
}

interface Shift {
  value: number;
  moved: string[];
}

function watchShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  const nameOf = (node: Node | null) =>
    `${node?.nodeName.toLowerCase() ?? 'removed'} '${(node?.textContent ?? '').trim().slice(0, 20)}'`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (!entry.hadRecentInput)
        shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
