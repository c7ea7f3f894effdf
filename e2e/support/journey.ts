import { expect, type Locator, type Page } from '@playwright/test';

/** Ignores the order of the parameters, and the id that a new entry's draft makes for itself. */
export async function expectAt(page: Page, address: string): Promise<void> {
  await expect.poll(() => comparable(page.url())).toBe(comparable(new URL(address, page.url()).href));
}

function comparable(href: string): string {
  const { pathname, searchParams } = new URL(href);
  searchParams.delete('draft');
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}

/** px */
export function scrollPlace(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** In px from the top; waits for the smooth scroll to end. */
export async function scrollDown(page: Page, distance: number): Promise<void> {
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrollPlace(page)).toBe(distance);
}

/** At most `most` times. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    // At the end of a dialog the focus wraps in the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached by ${most} presses of Tab`);
}

/** px; negative swipes left. */
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

export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** `click` would scroll the page to center a sticky part. */
export async function press(target: Locator): Promise<void> {
  const box = (await target.boundingBox())!;
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Delays this address's responses until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.continue().catch(() => {}); // the page that asked may have been left
  });
  return held.resolve;
}
