/** Small steps that several journeys take. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The address bar says this path and query, the parameters in any order. */
export async function expectAt(page: Page, address: string): Promise<void> {
  await expect.poll(() => comparable(page.url())).toBe(comparable(new URL(address, page.url()).href));
}

function comparable(href: string): string {
  const { pathname, searchParams } = new URL(href);
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}

/** How far the page is scrolled, px. */
export function scrollPlace(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Turns the mouse's wheel by so many px down from the page's top, and waits for the end of its way: it glides. */
export async function scrollDown(page: Page, distance: number): Promise<void> {
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrollPlace(page)).toBe(distance);
}

/** Presses Tab until this has the focus; at most `most` times. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    // At the end of a dialog the focus goes on to its begin in the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached by ${most} presses of Tab`);
}

/** A finger drawn sideways over it, px; negative goes left. */
export async function swipe(target: Locator, distance: number): Promise<void> {
  const box = (await target.boundingBox())!;
  const from = { x: box.x + box.width / 2 - distance / 2, y: box.y + box.height / 2 };
  const client = await target.page().context().newCDPSession(target.page());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: from.y }] });
  await touch('touchStart', from.x);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from.x + (distance * step) / 8);
  await touch('touchEnd');
}

/** A product's, workshop's or tutorial's card by its title. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** A press of the mouse where it stands: `click` would scroll the page to bring a sticky part to its middle. */
export async function press(target: Locator): Promise<void> {
  const box = (await target.boundingBox())!;
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Holds the answers from this address back until the answer is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.continue().catch(() => {}); // the page that asked may have been left
  });
  return held.resolve;
}
