import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { firstVisit } from '../lib/browser.ts';
import { type Bench, type Line, type Measure, SCREENS } from '../lib/measure.ts';
import { firstEntries } from '../lib/pages.ts';
import { weightsOf, within } from '../lib/weights.ts';

/** Bytes of gzip. */
const BUDGET = 20_000;

interface Way {
  name: string;
  from: string;
  to: string;
}

export const secondPage: Measure = {
  title: 'What a second page loads (scripts and styles: gzip)',
  async run(bench) {
    const lines: Line[] = [];
    for (const way of await waysOf(bench)) {
      const { script, style } = await weightsOf(await addressesOf(bench, way));
      lines.push(within(way.name, script + style, BUDGET));
    }
    return lines;
  },
};

async function waysOf({ shop }: Bench): Promise<Way[]> {
  const { product, workshop, tutorial } = await firstEntries(shop.url);
  return [
    { name: 'home to shop', from: pages.home(), to: pages.shop() },
    { name: 'shop to a product', from: pages.shop(), to: pages.product(product) },
    { name: 'workshops to a workshop', from: pages.workshops(), to: pages.workshop(workshop) },
    { name: 'tutorials to a tutorial', from: pages.tutorials(), to: pages.tutorial(tutorial) },
    { name: 'a text to the shop', from: pages.terms(), to: pages.shop() },
  ];
}

async function addressesOf({ shop, browser }: Bench, { from, to }: Way): Promise<Set<string>> {
  const context = await firstVisit(browser, 'he', SCREENS[1]!);
  const tab = await context.newPage();
  await tab.goto(shop.url + from, { waitUntil: 'networkidle' });
  const addresses = new Set<string>();
  tab.on('request', (request) => addresses.add(request.url()));
  await press(tab, to);
  await context.close();
  return addresses;
}

async function press(tab: Page, path: string): Promise<void> {
  const heading = tab.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await tab.locator(`a[href="${path}"]:visible`).first().click();
  // What comes to lie under a resting pointer would load what it opens.
  await tab.mouse.move(0, 0);
  await heading.filter({ hasNotText: before }).waitFor();
}
