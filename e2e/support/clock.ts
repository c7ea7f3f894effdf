import type { Page } from '@playwright/test';

/**
 * Stops an installed `page.clock` a minute ahead, because it can't stop in the past. What is waited for a shorter time is
 * given up in that minute: see its answer before (`untilCartRead`).
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
