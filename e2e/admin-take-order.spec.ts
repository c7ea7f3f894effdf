import { randomUUID } from 'node:crypto';
import { adminPages } from '#contract/admin-routes.ts';
import { unique } from './support/admin.ts';
import { takeOrders } from './support/orders.ts';
import { expect, test } from './support/own-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

test.slow(); // each starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `an order by phone is taken, also after a reload, on ${size}`,
      { tag },
      async ({ page, shop, admin }) => {
        const { orders: t, orderTaking: words, orderActs: acts } = admin.words;
        await takeOrders(admin);
        const title = unique('Signet ring');
        await admin.has.product({ title, translations: { en: { title } }, price: 320, inventory: 1 });
        const lastName = randomUUID().slice(0, 8);

        await shop.visit(adminPages.orders());
        await page.getByRole('button', { name: words.open }).click();
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
        await page.getByRole('searchbox', { name: words.search }).fill(title);
        await page.getByRole('list', { name: words.results }).getByRole('button').click();
        const chosen = page.getByRole('list', { name: words.chosen });
        await expect(chosen.getByText(title)).toBeVisible();
        const place = page.getByRole('button', { name: '288' });
        await expect(place).toBeVisible();
        await page.getByRole('textbox', { name: words.contact.lastName }).fill(lastName);
        await place.click();
        const firstName = page.getByRole('textbox', { name: words.contact.firstName });
        await expect(firstName).toBeFocused();
        // What is half behind the bar at the top counts as too small.
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page);
        await expectNoOverflow(page);

        await page.reload();
        await expect(page.getByRole('textbox', { name: words.contact.lastName })).toHaveValue(lastName);
        await chosen.getByRole('button', { name: words.more }).click();
        await expect(chosen.getByText(words.problems.over_stock)).toBeVisible();
        await chosen.getByRole('button', { name: words.less, exact: true }).click();
        await expect(place).toBeVisible();
        await firstName.fill('Dana');
        await page.getByRole('textbox', { name: words.contact.phone }).fill('052-5550142');
        await page.getByRole('textbox', { name: words.contact.email }).fill(`${lastName}@example.com`);
        await expect(place).toBeVisible();
        await place.dblclick();

        await expect(page.getByRole('form', { name: acts.paid.title })).toBeVisible();
        await expect(page.getByText(lastName).first()).toBeVisible();
        await expect(page.getByText(t.is.pending, { exact: true }).first()).toBeVisible();
        await expectAccessible(page);
        await shop.visit(adminPages.orders({ state: 'all', q: lastName }));
        await expect(page.getByRole('list', { name: t.list }).getByRole('listitem')).toHaveCount(1);
        await shop.visit(adminPages.orders({ show: 'new' }));
        await expect(page.getByRole('textbox', { name: words.contact.lastName })).toHaveValue('');
      },
    );

    test(
      `a metal and an engraving are chosen by phone on ${size}`,
      { tag: '@long' },
      async ({ page, shop, admin, language }) => {
        const { orderTaking: words, orderActs: acts } = admin.words;
        const metal = language === 'he' ? 'מתכת' : 'Metal';
        const gold = language === 'he' ? 'זהב' : 'Gold';
        await takeOrders(admin);
        const title = unique('Name ring');
        await admin.has.product({
          title,
          translations: { en: { title } },
          price: 100,
          options: [
            {
              title: 'מתכת',
              translations: { en: { title: 'Metal' } },
              choices: [
                { _id: 'silver', title: 'כסף', extra: 0 },
                { _id: 'gold', title: 'זהב', translations: { en: { title: 'Gold' } }, extra: 80 },
              ],
            },
          ],
          personalText: { title: 'Engraving', maxLength: 10, extra: 40, required: false },
        });
        await shop.visit(adminPages.orders({ show: 'new' }));
        await page.getByRole('searchbox', { name: words.search }).fill(title);
        await page.getByRole('list', { name: words.results }).getByRole('button').click();
        await expect(page.getByText(words.choicesMissing)).toBeVisible();
        await page.getByRole('button', { name: words.placeEmpty }).click();
        const select = page.getByRole('combobox', { name: metal });
        await expect(select).toBeFocused();
        await select.selectOption('gold');
        const text = page.getByRole('textbox', { name: 'Engraving' });
        await text.fill('Noa and Dan');
        await expect(page.getByText(words.textTooLong(10))).toBeVisible();
        await text.fill('נועה 5/7');
        const place = page.getByRole('button', { name: '198' });
        await expect(place).toBeVisible();
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page);
        await expectNoOverflow(page);

        const lastName = randomUUID().slice(0, 8);
        await page.getByRole('textbox', { name: words.contact.firstName }).fill('Dana');
        await page.getByRole('textbox', { name: words.contact.lastName }).fill(lastName);
        await page.getByRole('textbox', { name: words.contact.phone }).fill('052-5550142');
        await page.getByRole('textbox', { name: words.contact.email }).fill(`${lastName}@example.com`);
        await expect(place).toBeVisible();
        await place.click();
        await expect(page.getByRole('form', { name: acts.paid.title })).toBeVisible();
        await expect(page.getByText('נועה 5/7', { exact: true })).toBeVisible();
        await expect(page.getByText(gold, { exact: true })).toBeVisible();
      },
    );
  });
}
