/** Seats that are had: what a workshop asks, other dates, and giving a seat to somebody else. */
import { pages } from '#contract/routes.ts';
import { formatDay, formatHours } from '#i18n/dates.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { snackbar } from './support/cart.ts';
import { expectAt } from './support/journey.ts';
import { expect, signInAt, test } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';
import { aFullWorkshop, buySeat, seatsOf } from './support/waiting.ts';

test.slow(); // it starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `a workshop's question is asked at the checkout, and kept with the order, on ${size}`,
      { tag },
      async ({ page, shop, request, baseURL, account }) => {
        const form = await loadPageTexts('order-form', shop.lang);
        const order = await loadPageTexts('order', shop.lang);
        const { _id } = await aFullWorkshop(request, { participants: 0, question: 'יש אלרגיות?' });
        await account.fillCart([{ productType: 'Workshop', item: _id, quantity: 1 }]);
        await signInAt(page, baseURL!, account);
        await shop.visit(pages.checkout());
        const field = page.getByRole('textbox', { name: 'יש אלרגיות?' });
        await field.fill('אגוזים');
        // No mail goes out.
        await expect(page.getByText(form.emailHint)).toBeHidden();
        await expectNoOverflow(page);
        await expectAccessible(page);
        await page.reload();
        await expect(field).toHaveValue('אגוזים');
        await page.locator('[name="contact.phone"]').fill('050-1234567');
        await page.locator('[name="terms"]').check();
        await page.getByRole('button', { name: form.send }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.states.pending);
        await expect(page.getByText('אגוזים')).toBeVisible();
      },
    );

    test(
      `a seat is given to somebody else, and then to another, on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, request, baseURL, account }) => {
        const { handOver: t } = await loadPageTexts('seats', shop.lang);
        const { _id, title } = await aFullWorkshop(request, { participants: 0 });
        await buySeat(request, account, { workshop: _id, lang: shop.lang });
        await signInAt(page, baseURL!, account);
        await shop.visit(pages.account());
        await page.getByRole('button', { name: t.label(t.act, title) }).click();
        const dialog = page.getByRole('dialog', { name: t.title });
        await expect(dialog.getByText(t.text(false))).toBeVisible();
        await dialog.getByRole('button', { name: t.send }).click();
        await expect(dialog.getByLabel(t.name)).toBeFocused();
        await dialog.getByLabel(t.name).fill('Noa');
        await dialog.getByLabel(t.email).fill('noa@example.com');
        await expectNoOverflow(page);
        await expectAccessible(page);
        await dialog.getByLabel(t.email).press('Enter');
        await expect(snackbar(page, shop, t.done('Noa'))).toBeVisible();
        await expect(page.getByText(t.given('Noa', 'noa@example.com'))).toBeVisible();
        await page.getByRole('button', { name: t.label(t.change, title) }).click();
        await expect(dialog.getByLabel(t.email)).toHaveValue('noa@example.com');
        await dialog.getByLabel(t.name).fill('Tal');
        await dialog.getByRole('button', { name: t.send }).click();
        await expect(dialog).toBeHidden();
        await page.reload();
        await expect(page.getByText(t.given('Tal', 'noa@example.com'))).toBeVisible();
        expect(await seatsOf(request, account)).toMatchObject([{ givenTo: { name: 'Tal' } }]);
      },
    );

    test(
      `once it is too late to cancel, the order's page gives the seat, on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, request, baseURL, account }) => {
        const { handOver: t } = await loadPageTexts('seats', shop.lang);
        const soon = [{ date: new Date(Date.now() + 20 * 60 * 60_000).toISOString(), duration: 60 }];
        const workshop = await aFullWorkshop(request, { participants: 0, workshopDates: soon });
        const wanted = { workshop: workshop._id, lang: shop.lang, seats: 2 };
        const order = await buySeat(request, account, wanted);
        await signInAt(page, baseURL!, account);
        await shop.visit(pages.order(order._id));
        await expect(page.getByText(t.tooLate)).toBeVisible();
        await page.getByRole('button', { name: t.label(t.act, workshop.title) }).click();
        const dialog = page.getByRole('dialog', { name: t.title });
        const seats = dialog.getByRole('combobox', { name: t.howMany });
        await expect(seats).toHaveValue('1');
        await expect(dialog.getByText(t.othersStay(1))).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
        await dialog.getByLabel(t.name).fill('Noa');
        await dialog.getByLabel(t.email).fill('noa@example.com');
        await dialog.getByRole('button', { name: t.send }).click();
        await expect(page.getByText(t.given('Noa', 'noa@example.com'))).toBeVisible();
        const { lineStages } = await loadPageTexts('order', shop.lang);
        await expect(page.getByText(lineStages.givenSeat.is)).toBeVisible();
        await expect(page.getByText(lineStages.registered.is)).toHaveCount(1);
        // The other seat is still one's own to give.
        await expect(page.getByText(t.tooLate)).toBeVisible();
        await page.reload();
        await expect(page.getByText(t.given('Noa', 'noa@example.com'))).toBeVisible();

        // A ticket in the account leads to its own line, though another seat's stands before it.
        const [, last] = await page.getByRole('main').locator('li[id^="line-"]').all();
        const address = `${shop.address(pages.order(order._id))}#${await last!.getAttribute('id')}`;
        await page.goto('about:blank');
        await page.goto(address);
        await expect(last!).toBeFocused();
        await expect(last!).toBeInViewport();
        expect((await seatsOf(request, account)).map((of) => of.seats)).toEqual([1, 1]);

        const { own } = await loadPageTexts('seats', shop.lang);
        await shop.visit(pages.workshop(workshop._id));
        await page.getByRole('link', { name: own.have(2) }).click();
        await expect(page).toHaveURL(new RegExp(`${shop.address(pages.order(order._id))}#line-`));
      },
    );

    test(
      `of a workshop that has begun, login and checkout say what is still to be had, on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, request, baseURL, account }) => {
        const { cart: t } = await loadPageTexts('checkout', shop.lang);
        const { pendingText } = await loadPageTexts('login', shop.lang);
        const dates = [-4, 3, 10].map((days) => new Date(Date.now() + days * DAY).toISOString());
        const [over, next] = dates;
        const workshop = await aFullWorkshop(request, {
          participants: 0,
          workshopDates: dates.map((date) => ({ date, duration: 60 })),
        });
        await shop.visit(pages.workshop(workshop._id));
        const { restOfCourse } = await loadPageTexts('workshop', shop.lang);
        await expect(page.getByText(restOfCourse)).toBeVisible();
        await page
          .getByRole('button', { name: shop.messages.workshops.registerLabel(workshop.title) })
          .click();
        const kept = page.getByRole('main').locator('div', { hasText: pendingText }).last();
        await expect(kept).toContainText(formatDay(shop.lang, next!));
        await expect(kept).not.toContainText(formatDay(shop.lang, over!));

        await account.fillCart([{ productType: 'Workshop', item: workshop._id, quantity: 1 }]);
        await signInAt(page, baseURL!, account);
        await shop.visit(pages.checkout());
        await expect(page.getByRole('table').getByText(t.noCancel)).toBeVisible();
        await expectNoOverflow(page);

        const bought = await buySeat(request, account, { workshop: workshop._id, lang: shop.lang });
        const { meetingOver } = await loadPageTexts('order', shop.lang);
        await shop.visit(pages.order(bought._id));
        const meetings = page
          .getByRole('list', { name: shop.messages.workshops.dates })
          .getByRole('listitem');
        await expect(meetings.first()).toContainText(meetingOver);
        await expect(meetings.nth(1)).not.toContainText(meetingOver);
        await expect(meetings.nth(1)).toContainText(formatHours(next!, 60));
        await expectAccessible(page);
        await expectNoOverflow(page);
      },
    );

    test(
      `a full workshop's page leads to its other dates, on ${size}`,
      { tag: '@long' },
      async ({ page, shop, request }) => {
        const t = await loadPageTexts('seats', shop.lang);
        const { workshops } = shop.messages;
        const full = await aFullWorkshop(request);
        const later = await aFullWorkshop(request, { participants: 1, series: full._id });
        await shop.visit(pages.workshop(full._id));
        const dates = page.locator('section').filter({
          has: page.getByRole('heading', { level: 2, name: `${t.dates.instead} ${t.dates.title}` }),
        });
        await expect(dates.getByRole('listitem')).toContainText(workshops.seatsLeft(1));
        await expectNoOverflow(page);
        await expectAccessible(page);
        await dates.getByRole('link').click();
        await expectAt(page, shop.address(pages.workshop(later._id)));
        await expect(page.getByRole('heading', { level: 2, name: t.dates.title, exact: true })).toBeVisible();
        await expect(page.getByText(t.dates.full)).toBeVisible();
        await page.getByRole('button', { name: t.beyond.ask }).click();
        const asked = page.getByRole('heading', { level: 2, name: t.beyond.title });
        await expect(asked).toBeFocused();
        // It is read in its place, not at the foot of the screen over what stands there.
        expect(await asked.evaluate(isSticky)).toBe(false);
      },
    );
  });
}

const DAY = 24 * 60 * 60_000;

function isSticky(element: Element): boolean {
  for (let up: Element | null = element; up; up = up.parentElement)
    if (getComputedStyle(up).position === 'sticky') return true;
  return false;
}
