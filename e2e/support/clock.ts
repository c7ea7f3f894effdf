/** Time in the test's hand. */
import type { Page } from '@playwright/test';

/**
 * Stops the page's clock, which `page.clock.install()` has made before the visit; `page.clock.runFor` moves it.
 * It stops a minute ahead: a clock can't be stopped in its past, and a busy machine lets time go by in between.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
