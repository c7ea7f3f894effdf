import type { Page } from '@playwright/test';
import { cartButton, snackbar, untilCartRead } from './support/cart.ts';
import { stopClock } from './support/clock.ts';
import { accountButton, expect, test } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { cardOf, hold } from './support/journey.ts';
import { OFFLINE } from './support/noise.ts';

const addButton = (page: Page, { messages }: Shop, title: string) =>
  cardOf(page, title).getByRole('button', { name: messages.product.add });

test('the snackbar stays 6000 ms, waits while hovered, and can be closed', async ({
  page,
  shop,
  customer,
  goods: { product },
}) => {
  await page.clock.install();
  await untilCartRead(page, () => shop.visit('/shop'));
  await expect(accountButton(page, shop, customer)).toBeVisible();
  await stopClock(page);
  const snack = snackbar(page, shop, shop.messages.cart.added.Item);
  const addAndSee = async () => {
    await addButton(page, shop, product.title).click();
    // Its code is slow on a busy machine; the clock moves little until then, so that little of the 6000 ms passes.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(10);
          return snack.count();
        },
        { intervals: [100] },
      )
      .toBe(1);
    await expect(snack).toBeVisible();
  };
  await addAndSee();
  await expect(page.getByRole('region', { name: shop.messages.common.notices })).toHaveAttribute(
    'aria-live',
    'polite',
  );
  await page.clock.runFor(5_800);
  await expect(snack).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(snack).toHaveCount(0);

  await addAndSee();
  await snack.hover();
  await page.clock.runFor(60_000);
  await expect(snack).toBeVisible();
  await snack.getByRole('button', { name: shop.messages.common.close }).click();
  await page.clock.runFor(1_000);
  await expect(snack).toHaveCount(0);
});

test(
  'the first message is not lost when the snackbar’s code is slow',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product } }) => {
    const release = await hold(page, /\/assets\/SnackbarHost-[^/]*\.js$/);
    await shop.visit('/shop');
    await expect(accountButton(page, shop, customer)).toBeVisible();
    await addButton(page, shop, product.title).click();
    await expect(cartButton(page, shop, 1)).toBeVisible();
    await expect(page.getByRole('region', { name: shop.messages.common.notices })).toHaveCount(0);
    release();
    await expect(snackbar(page, shop, shop.messages.cart.added.Item)).toBeVisible();
  },
);

test(
  'if the snackbar’s code fails to load, the page stays and the next attempt shows the message',
  { tag: '@long' },
  async ({ page, shop, customer, noise, goods: { product } }) => {
    noise.allow(/SnackbarHost|ERR_FAILED/);
    await page.route(/\/assets\/SnackbarHost-[^/]*\.css$/, (route) => route.abort('failed'), { times: 1 });
    await shop.visit('/shop');
    await expect(accountButton(page, shop, customer)).toBeVisible();
    await addButton(page, shop, product.title).click();
    await expect(cartButton(page, shop, 1)).toBeVisible();
    await expect(snackbar(page, shop, shop.messages.cart.added.Item)).toBeVisible();
  },
);

test(
  'without a connection the first message is shown too, with its look and a way to try again',
  { tag: '@long' },
  async ({ page, context, shop, customer, noise, goods: { product } }) => {
    noise.allow(OFFLINE, /Unable to preload CSS/);
    await shop.visit('/shop');
    await expect(accountButton(page, shop, customer)).toBeVisible();
    await context.setOffline(true);
    await addButton(page, shop, product.title).click();
    const { cart, common } = shop.messages;
    const words = page.getByRole('alert').filter({ hasText: cart.addFailed });
    await expect(words).toHaveCSS('position', 'fixed');
    await expect(words).toBeInViewport({ ratio: 1 });
    await words.getByRole('button', { name: common.close }).click();
    await expect(words).toHaveCount(0);
    await addButton(page, shop, product.title).click();
    const retry = words.getByRole('button', { name: common.retry });
    await retry.click();
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: common.retry }).click();
    await expect(cartButton(page, shop, 1)).toBeVisible();
    await expect(snackbar(page, shop, cart.added.Item)).toBeVisible();
  },
);
