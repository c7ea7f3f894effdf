import type { Page } from '@playwright/test';

/** What has the focus, as the keyboard goes on, and is covered by something else. */
export async function coveredByTab(page: Page, presses: number): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement!;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
      const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused));
      return isSeen ? null : focused.outerHTML.slice(0, 120);
    });
    if (found) covered.push(found);
  }
  return covered;
}
