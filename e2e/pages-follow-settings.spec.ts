/** The admin changes how the shop delivers and sells; its public pages and their data say so. */
import { adminApi } from '#contract/admin-routes.ts';
import { shekels } from '#contract/money.ts';
import { pages } from '#contract/routes.ts';
import type { SettingsInput } from '#contract/settings-input.ts';
import { seatsUntil } from '#domain/orders/cancellation.ts';
import { formatDay } from '#i18n/dates.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { readHead } from './support/head.ts';
import { expect, test } from './support/own-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { structuredDataErrors } from './support/structured-data.ts';

test.slow(); // it starts a shop of its own

const DAY = 24 * 60 * 60_000;
const PRICE = 420;
const STREET = 'רחוב הבנים 11, הרצליה';
const HOURS = '10:00–17:00';

test(
  'delivery, VAT, cancellation and joining late follow the settings',
  { tag: '@long' },
  async ({ admin, page, shop, request }) => {
    const { footer, cart, workshops } = shop.messages;
    const t = await loadPageTexts('product', shop.lang);
    const course = await loadPageTexts('workshop', shop.lang);
    const product = await admin.has.product({ price: PRICE, inventory: 3, isCustomizable: false });
    const workshop = await admin.has.workshop();
    const meetings = [-3, 4].map((days) => new Date(Date.now() + days * DAY).toISOString());
    const begun = await admin.has.workshop({
      location: shop.lang === 'he' ? 'הסטודיו' : 'The studio',
      translations: {},
      workshopDates: meetings.map((date) => ({ date, duration: 90 })),
    });
    const set = (change: SettingsInput) => admin.call('PUT', adminApi.settings(), change);
    const htmlOf = async (path: string) => (await request.get(shop.address(path))).text();
    const cancelUntil = (workshopDays: 2 | 7) => {
      const until = seatsUntil(workshop.workshopDates, { workshopDays });
      return course.cancelUntil(formatDay(shop.lang, until));
    };
    expect(await htmlOf(pages.workshop(workshop._id))).toContain(cancelUntil(2));
    const dataOf = async (path: string) => readHead(await htmlOf(path)).things;
    const fold = page.locator('details').filter({ hasText: t.returnsTitle });

    await shop.visit(pages.product(product._id));
    await fold.locator('summary').click();
    await expect(fold.getByText(t.cancelFee)).toBeVisible();
    await expect(page.getByText(cart.vat, { exact: true })).toBeVisible();
    const [before] = await dataOf(pages.product(product._id));
    expect(before!.offers).not.toHaveProperty('shippingDetails');

    await shop.visit(pages.workshop(begun._id));
    await expect(page.getByText(workshops.started(1, 1))).toBeVisible();
    await expect(page.getByText(course.noCancel)).toBeVisible();
    // The last day has passed, and a seat can still be passed on.
    const soon = [{ date: new Date(Date.now() + DAY / 2).toISOString(), duration: 90 }];
    const late = await admin.has.workshop({ workshopDates: soon });
    const lateHtml = await htmlOf(pages.workshop(late._id));
    expect(lateHtml).toContain(`${course.cancelOver} ${course.handOver}`);
    await expect(page.getByRole('button', { name: workshops.registerLabel(begun.title) })).toBeVisible();
    await expectAccessible(page);

    await set({
      workshops: { joinBegun: false },
      delivery: { courier: { on: true, price: shekels(35), freeFrom: shekels(400), days: [1, 3] } },
      tax: { kind: 'exempt' },
      cancellation: { workshopDays: 7 },
      shop: { hours: { he: HOURS, en: HOURS }, address: { he: STREET, en: STREET } },
    });
    const courier = shop.lang === 'he' ? 'שליח עד הבית' : 'Courier to your door';
    expect(await htmlOf(pages.product(product._id))).toContain(courier);
    expect(await htmlOf(pages.terms())).toContain(courier);
    expect(await htmlOf(pages.workshop(workshop._id))).toContain(cancelUntil(7));
    expect(await htmlOf(pages.home())).not.toContain(footer.vat);

    const things = await dataOf(pages.product(product._id));
    expect(await structuredDataErrors(things)).toEqual([]);
    expect(things[0]!.offers).toMatchObject({
      availability: 'https://schema.org/InStock',
      shippingDetails: [{ shippingRate: { value: 0, currency: 'ILS' } }],
      hasMerchantReturnPolicy: { merchantReturnDays: 14, restockingFee: { value: PRICE * 0.05 } },
    });
    expect(await structuredDataErrors(await dataOf(pages.workshop(workshop._id)))).toEqual([]);

    await page.reload();
    await expect(page.getByRole('button', { name: workshops.begun })).toBeDisabled();
    await expect(page.getByRole('main').getByText(STREET)).toBeVisible();
    const map = (await page.getByRole('link', { name: course.map }).first().getAttribute('href'))!;
    expect(new URL(map).searchParams.get('query')).toBe(STREET);
    await shop.visit(pages.product(product._id));
    // Beside the price, not folded away.
    const promises = page.getByRole('main').getByRole('listitem');
    await expect(promises.filter({ hasText: courier })).toContainText(HOURS);
    await expect(promises.getByText(t.until14Days)).toBeVisible();
    await expect(promises.getByRole('link', { name: t.cancellation })).toHaveAttribute(
      'href',
      `${shop.address(pages.terms())}#cancellation`,
    );
    await expect(page.getByText(cart.vat, { exact: true })).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible(page);
  },
);
