/** The admin shows the work on a piece from the order's page, and sends a mail again. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import type { Order } from '#contract/orders.ts';
import { type Admin, unique } from './support/admin.ts';
import { placeOrder, takeOrders } from './support/orders.ts';
import { expect, test } from './support/own-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { brokenFile, choose, jpegFile } from './support/picture-files.ts';
import { PHONE, SCREENS } from './support/places.ts';

test.slow(); // each starts a shop of its own

async function begunOrder(request: APIRequestContext, admin: Admin, title: string): Promise<Order> {
  const { _id } = await admin.has.product({ title, translations: { en: { title } }, price: 320 });
  const { order } = await placeOrder(request, [_id], randomUUID().slice(0, 8));
  const headers = { authorization: `Bearer ${admin.token}`, 'idempotency-key': randomUUID() };
  const paid = await request.post(adminApi.orderPaid(order._id), {
    headers,
    data: { amount: order.total, method: 'bit' },
  });
  expect(paid.status(), await paid.text()).toBe(200);
  const begun = await request.put(adminApi.orderLine(order._id, order.lines[0]!._id), {
    headers,
    data: { state: 'making', mail: false },
  });
  expect(begun.status(), await begun.text()).toBe(200);
  return order;
}

for (const { size, screen } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `a picture of the work is sent and stays on the order’s page on ${size}`,
      { tag: '@long' },
      async ({ page, shop, admin, request }) => {
        const { orderActs: acts, pictures } = admin.words;
        const { stages: t } = acts;
        await takeOrders(admin);
        const title = unique('Signet ring');
        const { _id } = await begunOrder(request, admin, title);
        await shop.visit(adminPages.orders({ show: _id }));
        await page.getByRole('button', { name: t.addOf(title) }).click();
        const dialog = page.getByRole('dialog', { name: t.addOf(title) });
        await dialog.getByRole('button', { name: t.send, exact: true }).click();
        await expect(dialog.getByText(t.empty)).toBeVisible();
        const add = dialog.locator('[data-add]');
        await choose(add, [brokenFile('broken.jpg')]);
        await expect(dialog.getByText(admin.words.errors.codes.not_an_image)).toBeVisible();
        await choose(add, [
          { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
        ]);
        await expect(dialog.getByText(pictures.problems.pdf)).toBeVisible();
        const chosen = dialog.getByRole('img', { name: t.chosen });
        await choose(add, [await jpegFile('other.jpg', 20)]);
        await expect(chosen).toHaveJSProperty('naturalWidth', 640);
        await dialog.getByRole('button', { name: t.remove }).click();
        await expect(add).toBeFocused();
        await choose(add, [await jpegFile('ring.jpg', 60)]);
        await expect(chosen).toHaveJSProperty('naturalWidth', 640);
        await expectAccessible(page);
        await expectNoOverflow(page);
        await dialog.getByRole('textbox', { name: acts.text }).fill('<b>200</b> strikes');
        await dialog.getByRole('switch', { name: acts.mail }).uncheck();
        await dialog.getByRole('button', { name: t.sendPicture }).click();
        await expect(dialog).toBeHidden();

        const shown = page.getByRole('list', { name: t.title }).getByRole('listitem');
        await expect(shown).toHaveCount(1);
        await expect(shown.getByText('<b>200</b> strikes')).toBeVisible();
        await page.reload();
        const picture = shown.getByRole('img', { name: t.picture });
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
        // What is half behind the bar at the top counts as too small.
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page);
        await expectNoOverflow(page);
      },
    );

    test(`a mail is sent again on ${size}`, { tag: '@long' }, async ({ page, shop, admin, request }) => {
      const { orders: t, orderActs: acts } = admin.words;
      const { mails } = acts;
      await takeOrders(admin);
      const { _id } = await begunOrder(request, admin, unique('Signet ring'));
      await shop.visit(adminPages.orders({ show: _id }));
      const card = page.getByRole('region', { name: mails.title });
      // Its first mail was not sent, because the admin said so.
      await card.getByRole('button', { name: mails.sendOf(t.mails.making, false) }).click();
      const again = card.getByRole('button', { name: mails.sendOf(t.mails.making, true) });
      await expect(again).toBeVisible();
      const events = page.getByRole('region', { name: t.events });
      const sent = events.getByText(`${t.event.mail_sent}: ${t.mails.making}`);
      await expect(sent).toHaveCount(1);
      await expect(again).toHaveAttribute('aria-disabled', 'false');
      await again.click();
      await expect(sent).toHaveCount(2);
      await expect(card.getByRole('button', { name: mails.sendOf(t.mails.confirmed, true) })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}

test.describe(() => {
  test.use(PHONE);

  test(
    'a picture whose answer is lost is sent once, and taken back',
    { tag: '@long' },
    async ({ page, shop, admin, request, noise }) => {
      noise.allow(/ERR_FAILED|412/);
      const { orderActs: acts, orders } = admin.words;
      const { stages: t } = acts;
      await takeOrders(admin);
      const title = unique('Signet ring');
      const order = await begunOrder(request, admin, title);
      const path = adminApi.orderLine(order._id, order.lines[0]!._id);
      let isLost = false;
      const pressedTwice = Promise.withResolvers<void>();
      await page.route(`**${path}`, async (route) => {
        if (isLost) return route.continue();
        isLost = true;
        await pressedTwice.promise;
        // The server has it, but the phone never learns.
        await route.fetch();
        return route.abort();
      });
      await shop.visit(adminPages.orders({ show: order._id }));
      await page.getByRole('button', { name: acts.moveOf(acts.move.ready, title) }).click();
      const dialog = page.getByRole('dialog', { name: acts.moveOf(acts.move.ready, title) });
      await choose(dialog.locator('[data-add]'), [await jpegFile('ring.jpg', 90, 4032, 3024)]);
      const chosen = dialog.getByRole('img', { name: t.chosen });
      await expect(chosen).toHaveJSProperty('naturalWidth', 1600);
      const chip = dialog.getByRole('list', { name: t.chips }).getByRole('button').first();
      const words = (await chip.textContent())!;
      await chip.click();
      // Put aside and taken up again, it is all still there.
      await dialog.getByRole('button', { name: admin.words.editor.close }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: acts.moveOf(acts.move.ready, title) }).click();
      await expect(chosen).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: acts.text })).toHaveValue(words);
      const send = dialog.getByRole('button', { name: acts.move.ready });
      await send.dblclick();
      await expect(send).toHaveAttribute('aria-busy', 'true');
      pressedTwice.resolve();
      await expect(dialog.getByRole('alert').filter({ hasText: t.failed('') })).toBeVisible();
      await expect(chosen).toBeVisible();
      await send.click();
      await expect(dialog).toBeHidden();

      const shown = page.getByRole('list', { name: t.title }).getByRole('listitem');
      await expect(shown).toHaveCount(1);
      await expect(shown.getByText(words)).toBeVisible();
      await shown.getByRole('button', { name: t.removeOf('') }).click();
      const asked = page.getByRole('alertdialog', { name: t.removeTitle });
      await asked.getByRole('button', { name: t.removeStage }).click();
      await expect(shown).toHaveCount(0);
      await expect(page.getByText(orders.lineStates.ready, { exact: true }).first()).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      await expectNoOverflow(page);
    },
  );
});
