/** By card and by Bit at the simulator: declined and tried again, with the back button, a reload, a second tab and a second device. */
import { pages } from '#contract/routes.ts';
import { cartButton } from './support/cart.ts';
import {
  choose,
  expect,
  expectPaidOnce,
  heading,
  openCheckout,
  ordersOf,
  payTexts,
  pressPay,
  setSwitches,
  test,
} from './support/pay-shop.ts';
import { untilAlive } from './support/fixtures.ts';
import { signInAt } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';
import { onlyFirst } from './support/short-run.ts';

test.slow(); // the first of a worker starts its shop

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    for (const [index, method] of (['card', 'bit'] as const).entries())
      test(
        `pays by ${method} at the second try on ${size}`,
        onlyFirst(index, tag),
        async ({ page, shop, request, baseURL, account, goods }) => {
          const t = await payTexts(shop);
          await account.fillCart([goods.tutorial.line()]);
          await openCheckout(page, shop, baseURL!, account);
          await pressPay(page, t, method);

          await expect(heading(page)).toHaveText(t.payer.title);
          await page.getByText(t.payer.panel).click();
          await expect(page.getByLabel(t.payer.switches.notice.name)).toBeVisible();
          await expectAccessible(page);
          await expectNoOverflow(page);
          await choose(page, t, 'decline');

          await expect(heading(page)).toHaveText(t.order.phases.declined.title);
          const again = page.getByRole('button', { name: t.order.payAgain });
          await expect(page.getByRole('link', { name: t.order.payOtherwise })).toBeVisible();
          await expectAccessible(page);
          await expectNoOverflow(page);
          expect((await account.cart())?.items).toHaveLength(1);
          await again.click();
          await choose(page, t, method === 'bit' ? 'bit' : 'approve');

          await expect(heading(page)).toHaveText(t.order.states.completed);
          const { attempts } = await expectPaidOnce(request, account);
          expect(attempts.map(({ state }) => state)).toEqual(['failed', 'paid']);
        },
      );

    test(
      `who hasn't chosen how to pay is asked to on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, baseURL, account, goods }) => {
        const { form } = await payTexts(shop);
        await account.fillCart([goods.tutorial.line()]);
        await openCheckout(page, shop, baseURL!, account);
        await page.locator('[name="terms"]').check();
        await page.locator('[name="digital"]').check();
        await expect(page.getByText(form.hints.choose)).toBeVisible();
        await expectAccessible(page);
        await page.locator('[name="payment"][value="bit"]').check();
        await expect(page.getByText(form.hints.choose)).toBeHidden();
      },
    );

    test(
      `back from the payment and a reload are the same order on ${size}`,
      { tag },
      async ({ page, shop, request, baseURL, account, goods }) => {
        const t = await payTexts(shop);
        await account.fillCart([goods.tutorial.line()]);
        await openCheckout(page, shop, baseURL!, account);
        await pressPay(page, t);
        await expect(heading(page)).toHaveText(t.payer.title);
        const payerPage = page.url();

        await page.goBack();
        await expect(page.getByRole('link', { name: t.form.openOrder.show })).toBeVisible();
        await untilAlive(page);
        await pressPay(page, t);
        await expect(heading(page)).toHaveText(t.payer.title);
        expect(page.url()).toBe(payerPage);

        await setSwitches(request, payerPage, { notice: 'lost', answer: 'pending_always' });
        await page.reload();
        await choose(page, t, 'approve');
        await expect(heading(page)).toHaveText(t.order.phases.waiting.title);
        await expect(page.getByText(t.order.waiting.unpaid)).toBeVisible();
        await expect(page.getByRole('button', { name: t.order.payNow })).toBeHidden();
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page.reload();
        await expect(heading(page)).toHaveText(t.order.phases.waiting.title);

        await expect(cartButton(page, shop, 1)).toBeVisible();
        await setSwitches(request, payerPage, { answer: 'truth' });
        await expect(heading(page)).toHaveText(t.order.states.completed);
        await expect(cartButton(page, shop, 0)).toBeVisible();
        await expectPaidOnce(request, account);
      },
    );

    test(
      `whoever goes back without paying can pay at once on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, request, baseURL, account, goods }) => {
        const t = await payTexts(shop);
        await account.fillCart([goods.tutorial.line()]);
        await openCheckout(page, shop, baseURL!, account);
        await pressPay(page, t);
        await choose(page, t, 'cancel');

        const payNow = page.getByRole('button', { name: t.order.payNow });
        await expect(payNow).toBeVisible();
        await expect(page.getByText(t.order.waiting.unpaid)).toBeHidden();
        await expectAccessible(page);
        await expectNoOverflow(page);
        const [order] = await ordersOf(request, account);
        await shop.visit(pages.order(order!._id));
        await expect(payNow).toBeVisible();
        expect((await account.cart())?.items).toHaveLength(1);
        await payNow.click();
        await choose(page, t, 'approve');

        await expect(heading(page)).toHaveText(t.order.states.completed);
        await expectPaidOnce(request, account);
      },
    );

    test(
      `whoever goes back without paying can order another way instead on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, request, baseURL, account, goods }) => {
        const t = await payTexts(shop);
        await account.fillCart([goods.tutorial.line()]);
        await openCheckout(page, shop, baseURL!, account);
        await pressPay(page, t);
        await choose(page, t, 'cancel');
        await page.getByRole('link', { name: t.order.payOtherwise }).click();
        await pressPay(page, t, 'bit');
        await choose(page, t, 'bit');
        await expect(heading(page)).toHaveText(t.order.states.completed);

        const [second, first] = await ordersOf(request, account);
        expect([first!.state, first!.replacedBy]).toEqual(['cancelled', second!._id]);
        await shop.visit(pages.order(first!._id));
        await expect(heading(page)).toHaveText(t.order.replaced);
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page.getByRole('link', { name: t.order.toReplacement }).click();
        await expect(heading(page)).toHaveText(t.order.states.completed);
      },
    );

    for (const [index, other] of (['tab', 'device'] as const).entries())
      test(
        `a second ${other} orders nothing while the first one pays on ${size}`,
        onlyFirst(index, tag),
        async ({ page, context, browser, shop, request, baseURL, account, goods }) => {
          const t = await payTexts(shop);
          await account.fillCart([goods.tutorial.line()]);
          await openCheckout(page, shop, baseURL!, account);
          const its = other === 'tab' ? context : await browser.newContext(screen);
          const second = await its.newPage();
          if (other === 'device') await signInAt(second, baseURL!, account);
          await second.goto(page.url());
          await untilAlive(second);
          await pressPay(page, t);
          await expect(heading(page)).toHaveText(t.payer.title);

          await pressPay(second, t);
          await expect(second.getByText(t.form.openOrder.first)).toBeVisible();
          await expectAccessible(second);
          expect((await ordersOf(request, account)).map(({ state }) => state)).toEqual(['pending']);

          await choose(page, t, 'approve');
          await expect(heading(page)).toHaveText(t.order.states.completed);
          await second.getByRole('link', { name: t.form.openOrder.show }).click();
          await expect(heading(second)).toHaveText(t.order.states.completed);
          await expectPaidOnce(request, account);
        },
      );
  });
}
