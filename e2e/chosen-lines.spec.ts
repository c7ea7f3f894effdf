/** Rings of one product, told apart from the cart to the slip that the admin engraves from. */
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import { pages } from '#contract/routes.ts';
import type { AdminProduct } from '#contract/products.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { titleWithChosen } from '#i18n/chosen.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { productsOf } from './support/catalogue.ts';
import { adminOf, expect, signInAt, test } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

test.slow(); // it starts a shop of its own

const GOLD = { _id: 'gold', title: 'זהב', translations: { en: { title: 'Gold' } } };
const SILVER = { _id: 'silver', title: 'כסף', translations: { en: { title: 'Silver' } } };
const SIZE = { _id: 's54', title: '54' };
const ENGLISH = 'Noa & Dan 5/7 ❤️';
const HEBREW = 'נועה, לנצח (54)';

for (const { size, screen } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `two engravings stay apart from the cart to the slip on ${size}`,
      { tag: '@long' },
      async ({ page, shop, request, baseURL, account, context }) => {
        const { lang, messages } = shop;
        const t = await loadPageTexts('order-form', lang);
        const order = await loadPageTexts('order', lang);
        const desk = (await loadAdminMessages(lang)).orders;
        const headers = await adminOf(request);
        const [shown] = await productsOf(request);
        const made = await request.post(adminApi.newEntry('products'), {
          headers,
          data: {
            title: 'טבעת עם שם',
            translations: { en: { title: 'Name ring' } },
            description: 'טבעת',
            category: 'goldsmith',
            imagePath: shown!.imagePath,
            price: 100,
            discount: 0,
            inventory: 9,
            options: [
              { _id: 'metal', title: 'מתכת', choices: [SILVER, { ...GOLD, extra: 80 }] },
              { _id: 'size', title: 'מידה', choices: [SIZE] },
            ],
            personalText: { title: 'חריטה', maxLength: 30, extra: 40, required: false },
          },
        });
        expect(made.status(), await made.text()).toBe(201);
        const { _id: item } = ((await made.json()) as { data: AdminProduct }).data;
        const ring = (metal: typeof GOLD, personalText?: string) => {
          const chosen = { choiceTitles: [metal, SIZE], personalText };
          return {
            line: {
              productType: 'Item' as const,
              item,
              quantity: 1,
              choices: [metal._id, SIZE._id],
              personalText,
            },
            name: titleWithChosen(lang, lang === 'en' ? 'Name ring' : 'טבעת עם שם', chosen),
          };
        };
        const [noa, hers, plain] = [ring(GOLD, ENGLISH), ring(GOLD, HEBREW), ring(SILVER)];
        await account.fillCart([noa.line, hers.line, plain.line]);
        await signInAt(page, baseURL!, account);
        await shop.visit(pages.checkout());

        const table = page.getByRole('table', { name: t.tableLabel });
        const rows = table.getByRole('row').filter({ has: page.getByRole('button') });
        await expect(rows).toHaveCount(3);
        await expect(page.locator('[name="made_to_order"]')).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
        await table.getByRole('button', { name: messages.cart.remove(plain.name), exact: true }).click();
        await expect(rows).toHaveCount(2);
        const quantity = table.getByRole('textbox', {
          name: messages.product.quantity(hers.name),
          exact: true,
        });
        await quantity.fill('2');
        await quantity.press('Enter');
        // 660 with a tenth off the first order: the server has the new quantity.
        await expect(page.getByText('594.00').first()).toBeAttached();
        await expect
          .poll(async () => (await account.cart())?.items.map((line) => [line.personalText, line.quantity]))
          .toEqual([
            [ENGLISH, 1],
            [HEBREW, 2],
          ]);

        // The consent names what it is about.
        await page.getByRole('checkbox', { name: HEBREW }).check();
        await page.locator('[name="contact.phone"]').fill('050-1234567');
        await page.locator('[name="terms"]').check();
        await page.getByRole('button', { name: t.send }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.states.pending);
        for (const text of [ENGLISH, HEBREW])
          await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
        const link = page
          .getByRole('main')
          .getByRole('link', { name: lang === 'en' ? 'Name ring' : 'טבעת עם שם' });
        await expect(link.first()).toHaveAttribute(
          'href',
          shop.address(pages.product(item, ['gold', 's54'])),
        );
        await expectAccessible(page);
        await expectNoOverflow(page);
        const id = new URL(page.url()).pathname.split('/').at(-1)!;

        await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL! });
        await page.addInitScript(() => {
          window.print = () => void document.documentElement.setAttribute('data-asked', '');
        });
        await signInAt(page, baseURL!, { ...account, token: headers.authorization.replace('Bearer ', '') });
        await shop.visit(adminPages.orders({ show: id }));
        await page.getByRole('button', { name: desk.personalText.copyOf(noa.name), exact: true }).click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(ENGLISH);
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page.keyboard.press('KeyP');
        await expect(page.locator('[data-asked]')).toBeAttached();
        await page.emulateMedia({ media: 'print' });
        const slip = page.getByRole('article');
        // It is in the order's language, with every sign as it was typed.
        for (const text of [ENGLISH, HEBREW])
          await expect(slip.getByText(text, { exact: true })).toBeVisible();
        await expect(slip.getByText(lang === 'en' ? 'Gold' : 'זהב', { exact: true })).toHaveCount(2);
      },
    );
  });
}
