/** A ring of the demo from its choices to the bench: size 54, gold, engraved נועה, made with two photos. */
import { randomUUID } from 'node:crypto';
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import type { Order } from '#contract/orders.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Product } from '#contract/products.ts';
import { api, pages } from '#contract/routes.ts';
import type { ChoiceTitle } from '#domain/options.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { titleWithChosen } from '#i18n/chosen.ts';
import { contentText } from '#i18n/content.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { titleIn } from './support/catalogue.ts';
import { cartButton } from './support/cart.ts';
import { adminOf, expect, signInAt, test } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { choose, jpegFile } from './support/picture-files.ts';
import { PHONE } from './support/places.ts';

test.slow(); // it starts a shop of its own
test.use(PHONE);

const RING = 'product-ring-root-band';
const NAME = 'נועה';

test('a ring is chosen, ordered, and made with two photos on a phone', async ({
  page,
  shop,
  request,
  baseURL,
  account,
}) => {
  const { lang, messages } = shop;
  const order = await loadPageTexts('order', lang);
  const form = await loadPageTexts('order-form', lang);
  const { orderActs: acts } = await loadAdminMessages(lang);
  const ring = ((await (await request.get(api.product(RING))).json()) as { data: Product }).data;
  const [metal, size] = [ring.options[0]!.choices[2]!, ring.options[1]!.choices[3]!];
  const title = titleIn(lang, ring);
  const nameOf = (named: ChoiceTitle) => contentText(lang, named.title, named.translations?.en?.title).text;

  await signInAt(page, baseURL!, account);
  await shop.visit(pages.product(RING));
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: nameOf(metal) }).tap();
  await main.getByRole('radio', { name: size.title, exact: true }).tap();
  await main.getByRole('textbox', { name: nameOf(ring.personalText!) }).fill(NAME);
  await expect(main.getByText('₪4,890').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: messages.product.addLabel(title) }).click();
  await expect(cartButton(page, shop, 1)).toBeVisible();

  await shop.visit(pages.checkout());
  await page.locator('[name="contact.phone"]').fill('050-1234567');
  await page.locator('[name="made_to_order"]').check();
  await page.locator('[name="terms"]').check();
  await expect(main.getByText(NAME).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.states.pending);
  await expect(main.getByText(NAME, { exact: true })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;

  const headers = await adminOf(request);
  const seen = await request.get(orderApi.order(id), { headers });
  const { total } = ((await seen.json()) as { data: Order }).data;
  const paid = await request.post(adminApi.orderPaid(id), {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { amount: total, method: 'bit' },
  });
  expect(paid.status(), await paid.text()).toBe(200);

  await signInAt(page, baseURL!, { ...account, token: headers.authorization.replace('Bearer ', '') });
  await shop.visit(adminPages.orders({ show: id }));
  const line = titleWithChosen(lang, title, {
    choiceTitles: [metal, size],
    personalText: NAME,
  });
  for (const [state, words] of [
    ['making', 'Cut and soldered'],
    ['ready', 'Polished'],
  ] as const) {
    const name = acts.moveOf(acts.move[state], line);
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await choose(dialog.locator('[data-add]').first(), [await jpegFile(`${state}.jpg`, 40)]);
    await expect(dialog.getByRole('img', { name: acts.stages.chosen })).toBeVisible();
    await dialog.getByRole('textbox', { name: acts.text }).fill(words);
    await dialog.getByRole('button', { name: acts.move[state], exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  await signInAt(page, baseURL!, account);
  await shop.visit(pages.order(id));
  const work = page.getByRole('list', { name: order.stages }).getByRole('listitem');
  await expect(work).toHaveCount(2);
  await expect(work.nth(0).getByText('Polished')).toBeVisible();
  for (const index of [0, 1]) {
    const picture = work.nth(index).getByRole('img', { name: order.stagePicture });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoOverflow(page);
});
