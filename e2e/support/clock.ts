import type { Page } from '@playwright/test';
import { api } from '#contract/routes.ts';

/** Does `visit`, and waits until the page has read a user's cart, which a clock that skips time would have it give up. */
export async function untilCartRead(page: Page, visit: () => Promise<unknown>): Promise<void> {
  const cart = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(api.cartOf('')));
  await visit();
  await (await cart).finished();
}

/**
 * Stops an installed `page.clock` a minute ahead, because it can't stop in the past. What is waited for a shorter time is
 * given up in that minute: see its answer before.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
