/** The checkout of a shop that takes no orders by itself: a table, and a dialog that says how to order. */
import { api, pages } from '#contract/routes.ts';
import type { ShopFacts } from '#contract/shop-facts.ts';
import type { Workshop } from '#contract/workshops.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { exactly, expectColumns, rowOf, stepperOf } from './support/cart.ts';
import type { Goods } from './support/customer.ts';
import { expectAt } from './support/journey.ts';
import { expect, test } from './support/message-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

test.slow(); // each starts a shop of its own

const threeKinds = ({ product, workshop, tutorial }: Goods) => [
  product.line(2),
  workshop.line(),
  tutorial.line(),
];
const sum = ({ product, workshop, tutorial }: Goods) => product.price * 2 + workshop.price + tutorial.price;

test(
  'the table, the total with two decimals, removing and changing',
  { tag: '@long' },
  async ({ page, shop, customer, goods }) => {
    const { checkout: words, cart } = shop.messages;
    await customer.fillCart(threeKinds(goods));
    await shop.visit(pages.checkout());
    // It brings a table of its own.
    await expect(page.getByRole('button', { name: words.proceed, exact: true })).toBeVisible();
    const table = page.getByRole('table', { name: words.tableLabel });
    await expectColumns(table, shop);
    for (const [good, kind, n] of [
      [goods.product, 'Item', 2],
      [goods.workshop, 'Workshop', 1],
      [goods.tutorial, 'Tutorial', 1],
    ] as const) {
      const row = rowOf(table, good.title);
      await expect(row.getByText(cart.types[kind], { exact: true })).toBeVisible();
      await expect(row.getByText(exactly(good.price), { exact: true }).first()).toBeVisible();
      await expect(row.getByText(exactly(good.price * n), { exact: true }).last()).toBeVisible();
    }
    const summary = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: words.summary }) });
    await expect(summary.getByText(exactly(sum(goods)), { exact: true })).toBeVisible();

    await stepperOf(rowOf(table, goods.product.title), goods.product.title, shop).more.click();
    await expect(summary.getByText(exactly(sum(goods) + goods.product.price), { exact: true })).toBeVisible();
    await table.getByRole('button', { name: cart.remove(goods.workshop.title) }).click();
    await expect(rowOf(table, goods.workshop.title)).toHaveCount(0);
    await expect(
      summary.getByText(exactly(goods.product.price * 3 + goods.tutorial.price), { exact: true }),
    ).toBeVisible();
    await expect
      .poll(async () => (await customer.cart())!.items)
      .toMatchObject([goods.product.line(3), goods.tutorial.line()]);
  },
);

test(
  'the terms open in a new tab; this page stays',
  { tag: '@long' },
  async ({ page, context, shop, customer, goods }) => {
    const { checkout: words, nav } = shop.messages;
    await customer.fillCart([goods.product.line()]);
    await shop.visit(pages.checkout());
    const accept = page.getByRole('checkbox', { name: `${words.accept}${words.acceptTerms}` });
    const proceed = page.getByRole('button', { name: words.proceed, exact: true });
    await expect(proceed).toBeDisabled();
    await accept.check();
    await expect(proceed).toBeEnabled();
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: words.acceptTerms }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1, name: nav.terms })).toBeVisible();
    await expectAt(tab, shop.address(pages.terms()));
    await expectAt(page, shop.address(pages.checkout()));
    await expect(accept).toBeChecked();
    await accept.uncheck();
    await expect(proceed).toBeDisabled();
  },
);

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `Proceed says that payment is not open yet and offers phone, WhatsApp and mail, filled with the cart, on ${size}`,
      { tag },
      async ({ page, request, shop, customer, goods }) => {
        const { checkout: words, contact } = shop.messages;
        await customer.fillCart(threeKinds(goods));
        const { data: facts } = (await (await request.get('/api/shop-facts')).json()) as { data: ShopFacts };
        await shop.visit(pages.checkout());
        await page.getByRole('checkbox').check();
        const proceed = page.getByRole('button', { name: words.proceed, exact: true });
        await proceed.click();
        const dialog = page.getByRole('dialog', { name: words.dialogTitle });
        await expect(dialog.getByText(words.dialogText('10%'))).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible(page);

        await expect(dialog.getByRole('link', { name: contact.phone })).toHaveAttribute(
          'href',
          `tel:${facts.phone!.replaceAll(/[^\d+]/g, '')}`,
        );
        const mail = new URL((await dialog.getByRole('link', { name: contact.email }).getAttribute('href'))!);
        const whatsapp = new URL(
          (await dialog.getByRole('link', { name: contact.whatsapp }).getAttribute('href'))!,
        );
        expect(mail.protocol + mail.pathname).toBe(`mailto:${facts.email}`);
        expect(mail.searchParams.get('subject')).toBe(words.mailSubject(facts.name[shop.lang]));
        expect(whatsapp.origin + whatsapp.pathname).toBe(facts.networks.whatsapp);
        const answer = await request.get(api.workshop(goods.workshop._id));
        const { data: course } = (await answer.json()) as { data: Workshop };
        const workshopLine = [
          goods.workshop.title,
          ...course.workshopDates.map(({ date }) => `${formatDay(shop.lang, date)} ${formatTime(date)}`),
        ].join(', ');
        const lines = [
          words.orderIntro,
          words.orderLine(goods.product.title, 2, exactly(goods.product.price * 2)),
          words.orderLine(workshopLine, 1, exactly(goods.workshop.price)),
          words.orderLine(goods.tutorial.title, 1, exactly(goods.tutorial.price)),
          words.orderTotal(exactly(sum(goods))),
          '',
          ...words.orderDetails.split('\n'),
        ];
        expect(mail.searchParams.get('body')!.split('\r\n')).toEqual(lines);
        expect(whatsapp.searchParams.get('text')!.split('\n')).toEqual(lines);

        await dialog.getByRole('button', { name: words.dialogClose }).click();
        await expect(dialog).toBeHidden();
        await expect(proceed).toBeFocused();
        expect((await customer.cart())!.items).toHaveLength(3);
      },
    );
  });
}
