import { expect, type Locator, type Page } from '@playwright/test';
import { stillness } from './page-checks.ts';

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
  let last: number | undefined;
  await page.mouse.wheel(0, distance - (await scrollPlace(page)));
  await expect
    .poll(async () => {
      const place = await scrollPlace(page);
      // It rests elsewhere: what was laid out meanwhile has moved it.
      if (place === last && place !== distance) await page.mouse.wheel(0, distance - place);
      last = place;
      return place;
    })
    .toBe(distance);
}

/** Waits until the page is scrolled to within `tolerance` px of this place. */
export async function expectPlace(page: Page, place: number, tolerance: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollPlace(page)) - place)).toBeLessThan(tolerance);
}

/** In px, once nothing moves. */
export async function restingBox(target: Locator) {
  await target.waitFor({ state: 'attached' });
  await stillness(target.page());
  return (await target.boundingBox())!;
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
  const box = await restingBox(target);
  const from = { x: box.x + box.width / 2 - distance / 2, y: box.y + box.height / 2 };
  await drag(target.page(), (part) => [{ x: from.x + distance * part, y: from.y }]);
}

/** Two fingers side by side, from one distance in px to another. */
export async function pinch(target: Locator, from: number, to: number): Promise<void> {
  const screen = target.page().viewportSize()!;
  const { y, height } = await restingBox(target);
  const middle = Math.max(Math.min(y + height / 2, screen.height / 3), 100);
  await drag(target.page(), (part) => {
    const half = (from + (to - from) * part) / 2;
    return [screen.width / 2 - half, screen.width / 2 + half].map((x, id) => ({ x, y: middle, id }));
  });
}

/** `fingersAt`: where the fingers are at 0, the start, up to 1, the end. */
async function drag(
  page: Page,
  fingersAt: (part: number) => { x: number; y: number; id?: number }[],
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof fingersAt>) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', fingersAt(0));
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', fingersAt(step / 8));
  await touch('touchEnd', []);
}

export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** A card's, px from the window's top. */
export const topOf = (page: Page, title: string) =>
  cardOf(page, title).evaluate((card) => Math.round(card.getBoundingClientRect().top));

/** To 200 %, as a reader's own style sheet does: the widths at which the layout changes stay what they are. */
export const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** `click` would scroll the page to center a sticky part. */
export async function press(target: Locator): Promise<void> {
  const box = await restingBox(target);
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

/** How many parts lie over the page; undefined at the page’s own history entry. */
export async function expectOver(page: Page, depth: number | undefined): Promise<void> {
  await expect.poll(() => page.evaluate(() => (history.state as { over?: number } | null)?.over)).toBe(depth);
}
