import type { Locator, Page } from '@playwright/test';

/** ms; a part that comes late may push what has the focus out of sight for a moment. */
const PATIENCE = 5_000;

/** Something else is where its middle is, or it is out of sight. */
export function isCovered(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(seen && (element.contains(seen) || seen.contains(element)));
  });
}

/** What has the focus, as the keyboard goes on, and is covered by something else. */
export async function coveredByTab(page: Page, presses: number): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const isSeen = page.waitForFunction(
      () => {
        const focused = document.activeElement!;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
        return seen !== null && (focused.contains(seen) || seen.contains(focused));
      },
      undefined,
      { timeout: PATIENCE },
    );
    await isSeen.catch(async () => {
      covered.push(await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 120)));
    });
  }
  return covered;
}
