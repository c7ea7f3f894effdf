import { randomUUID } from 'node:crypto';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { unique } from './support/admin.ts';
import { placeOrder, takeOrders } from './support/orders.ts';
import { expect, test } from './support/own-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

test.slow(); // each starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `a request is settled by a refund less the fee, then another by an answer, on ${size}`,
      { tag },
      async ({ page, admin, request }) => {
        const { orders: t, orderActs: acts } = admin.words;
        await takeOrders(admin);
        const [ring, chain] = [unique('Signet ring'), unique('Fine chain')];
        const products = [
          await admin.has.product({ title: ring, translations: { en: { title: ring } }, price: 320 }),
          await admin.has.product({ title: chain, translations: { en: { title: chain } }, price: 200 }),
        ];
        const ids = products.map(({ _id }) => _id);
        const { order, headers } = await placeOrder(request, ids, randomUUID().slice(0, 8));
        const { _id, number, total } = order;
        const paid = await request.post(adminApi.orderPaid(_id), {
          headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': randomUUID() },
          data: { amount: total, method: 'bit' },
        });
        expect(paid.status(), await paid.text()).toBe(200);
        const ask = async (title: string) => {
          const { _id: line } = order.lines.find((one) => one.title === title)!;
          const data = { lines: [line], reason: 'Changed my mind' };
          const asked = await request.post(orderApi.orderCancellation(_id), { headers, data });
          expect(asked.status(), await asked.text()).toBe(200);
        };
        await ask(ring);

        await admin.visit();
        await page.getByRole('link', { name: t.order(number) }).click();
        const card = page.getByRole('region', { name: t.request.title });
        await expect(card.getByText('Changed my mind')).toBeVisible();
        await expect(card.getByRole('listitem')).toHaveText([ring]);
        await expectAccessible(page);
        await expectNoOverflow(page);
        await card.getByRole('button', { name: acts.settling.refund }).click();
        const dialog = page.getByRole('dialog', { name: acts.refund.title(t.order(number)) });
        // The first purchase is 10 % off, and the fee is 5 % of the ring's 288.
        await expect(dialog.getByLabel(acts.refund.fee)).toHaveValue('14.40');
        await expectAccessible(page);
        await expectNoOverflow(page);
        await dialog.getByRole('button', { name: '273.60' }).click();
        await expect(dialog).toBeHidden();
        await expect(card).toBeHidden();
        await expect(page.getByText(t.payment.part_refunded, { exact: true })).toBeVisible();

        await ask(chain);
        await page.reload();
        await card.getByRole('button', { name: acts.settling.answer }).click();
        const answer = page.getByRole('dialog', { name: acts.settling.title });
        await answer.getByRole('button', { name: acts.settling.send }).click();
        await expect(answer.getByText(acts.settling.empty)).toBeVisible();
        await expectAccessible(page);
        await answer.getByRole('textbox').fill('As agreed');
        await answer.getByRole('button', { name: acts.settling.send }).click();
        await expect(answer).toBeHidden();
        await expect(card).toBeHidden();
        await expect(page.getByText('As agreed')).toBeVisible();
      },
    );
  });
}
