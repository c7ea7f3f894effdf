import type { Shekels } from '#domain/money.ts';
import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { monthOf, meetingWeekday } from '#domain/workshop-order.ts';
import { CATEGORIES, WORKSHOP_LEVELS } from '#domain/catalogue.ts';
import { formatDuration } from '#i18n/duration.ts';
import { formatPercent, formatPrice } from '#i18n/format.ts';
import type { Workshop } from '#contract/workshops.ts';
import { formatLongWeekday } from '#i18n/long-dates.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { titleIn, workshopsOf } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
import { cardOf, expectAt } from './support/journey.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

const titlesOn = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
const sorted = (texts: string[]) => texts.toSorted();

test('the chips come from the data; the active one clears its filter', async ({ page, request, shop }) => {
  const { workshops: words, categories, levels } = shop.messages;
  const workshops = await workshopsOf(request);
  const titles = (category?: string, level?: string) =>
    sorted(
      workshops
        .filter(
          (workshop) => (!category || workshop.category === category) && (!level || workshop.level === level),
        )
        .map((workshop) => titleIn(shop.lang, workshop)),
    );
  await shop.visit('/workshops');
  const byCategory = page.getByRole('group', { name: words.category });
  const byLevel = page.getByRole('group', { name: words.level });
  const present = <Value extends string>(
    all: readonly Value[],
    of: (workshop: (typeof workshops)[number]) => Value,
  ) => all.filter((value) => workshops.some((workshop) => of(workshop) === value));
  await expect(byCategory.getByRole('link')).toHaveText(
    present(CATEGORIES, ({ category }) => category).map((value) => categories[value]),
  );
  await expect(byLevel.getByRole('link')).toHaveText(
    present(WORKSHOP_LEVELS, ({ level }) => level).map((value) => levels[value]),
  );

  await byCategory.getByRole('link', { name: categories.goldsmith }).click();
  await expectAt(page, shop.address('/workshops?category=goldsmith'));
  await expect.poll(async () => sorted(await titlesOn(page))).toEqual(titles('goldsmith'));
  await byLevel.getByRole('link', { name: levels.advanced }).click();
  await expectAt(page, shop.address('/workshops?category=goldsmith&level=advanced'));
  await expect.poll(async () => sorted(await titlesOn(page))).toEqual(titles('goldsmith', 'advanced'));

  await byCategory.getByRole('link', { name: categories.goldsmith }).click();
  await expectAt(page, shop.address('/workshops?level=advanced'));
  await byLevel.getByRole('link', { name: levels.advanced }).click();
  await expectAt(page, shop.address('/workshops'));
  await expect.poll(async () => sorted(await titlesOn(page))).toEqual(titles());
});

test('what is coming first; a month and a weekday find one meeting, in the address', async ({
  page,
  request,
  shop,
}) => {
  const { workshops: words } = shop.messages;
  const workshops = await workshopsOf(request);
  const titles = workshops.map((workshop) => titleIn(shop.lang, workshop));
  await shop.visit('/workshops?month=december&weekday=4&utm_source=a');
  await expectAt(page, shop.address('/workshops?weekday=4&utm_source=a'));
  await shop.visit('/workshops');
  expect(await titlesOn(page)).toEqual(titles);

  const ahead = (workshop: Workshop) =>
    workshop.workshopDates.map(({ date }) => date).filter((date) => new Date(date) > new Date());
  const date = workshops.flatMap(ahead)[0]!;
  const [month, weekday] = [monthOf(date), meetingWeekday(date)];
  const fitting = workshops.filter((workshop) =>
    ahead(workshop).some((other) => monthOf(other) === month && meetingWeekday(other) === weekday),
  );
  await page.getByRole('group', { name: words.month }).getByRole('link').first().click();
  await expectAt(page, shop.address(`/workshops?month=${month}`));
  const day = page
    .getByRole('group', { name: words.weekday })
    .getByRole('link', { name: formatLongWeekday(shop.lang, date), exact: true });
  await day.click();
  await expectAt(page, shop.address(`/workshops?month=${month}&weekday=${weekday}`));
  await expect(day).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => titlesOn(page)).toEqual(fitting.map((workshop) => titleIn(shop.lang, workshop)));
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('a filter without results says so and links to all', { tag: '@long' }, async ({ page, shop }) => {
  await shop.visit('/workshops?category=cricut&level=advanced');
  await expect(page.getByText(shop.messages.workshops.empty)).toBeVisible();
  await page.getByRole('link', { name: shop.messages.workshops.emptyAction }).click();
  await expectAt(page, shop.address('/workshops'));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a ticket shows its dates with their lengths, the place and the price', async ({
  page,
  request,
  shop,
}) => {
  const { workshops: words, product } = shop.messages;
  const workshop = (await workshopsOf(request)).find(
    ({ earlyBirdDiscountPercentage }) => earlyBirdDiscountPercentage > 0,
  )!;
  await shop.visit('/workshops');
  const ticket = cardOf(page, titleIn(shop.lang, workshop));
  await expect(ticket.getByRole('list', { name: words.dates }).getByRole('listitem')).toHaveCount(
    workshop.workshopDates.length,
  );
  await expect(
    ticket.getByText(formatDuration(shop.lang, workshop.workshopDates[0]!.duration)).first(),
  ).toBeVisible();
  const percent = workshop.earlyBirdDiscountPercentage;
  const price = (amount: number) => `₪${formatPrice(amount as Shekels)}`;
  await expect(ticket.getByText(words.earlyBird(formatPercent(percent)))).toBeVisible();
  await expect(
    ticket.getByText(price((workshop.price * (100 - percent)) / 100), { exact: true }),
  ).toBeVisible();
  await expect(ticket.locator('s')).toHaveText(`${product.originalPrice} ${price(workshop.price)}`);
});

test(
  'full and past workshops can’t be booked, and a hidden price is not shown',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    const { workshops: words } = shop.messages;
    const workshops = await workshopsOf(request);
    await shop.visit('/workshops');
    const ticket = (fits: (workshop: (typeof workshops)[number]) => boolean) =>
      cardOf(page, titleIn(shop.lang, workshops.find(fits)!));

    const full = ticket(({ participants, participantLimit }) => participants >= participantLimit);
    await expect(full.getByText(words.full)).toBeVisible();
    await expect(full.getByRole('link', { name: words.joinList })).toBeVisible();
    const past = ticket(({ workshopDates }) => new Date(workshopDates.at(-1)!.date) < new Date());
    await expect(past.getByRole('button', { name: words.past })).toBeDisabled();
    const hidden = ticket(({ shouldHidePrice }) => shouldHidePrice);
    await expect(hidden.getByText(words.priceHidden)).toBeVisible();
    await expect(hidden.getByText('₪')).toHaveCount(0);
  },
);

test('Register Now leads a visitor to login with the way back', { tag: '@long' }, async ({ page, shop }) => {
  await shop.visit('/workshops?category=goldsmith');
  await page.getByRole('button', { name: shop.messages.workshops.register }).first().click();
  await expectAt(page, shop.address(pages.login({ next: shop.address('/workshops?category=goldsmith') })));
});

test('an error replaces the page, and a retry loads it', { tag: '@long' }, async ({ page, shop, noise }) => {
  noise.allow(/\/api\/workshops/, /HTTP 0/);
  const { workshops: words, nav, common } = shop.messages;
  await page.route('**/api/workshops', (route) => route.abort('failed'));
  await shop.visit('/about');
  await page.getByRole('banner').getByRole('link', { name: nav.workshops }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.error })).toBeVisible();
  await page.unroute('**/api/workshops');
  await page.getByRole('button', { name: common.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the days begin in sight, and the chip with the focus is wholly in sight', async ({ page, shop }) => {
    const t = await loadPageTexts('workshops', shop.lang);
    await shop.visit(pages.workshops());
    const days = page.getByRole('group', { name: t.weekday }).getByRole('link');
    await expect(days.nth(1)).toBeInViewport({ ratio: 1 });
    await days.nth(0).focus();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 1; step < (await days.count()); step += 1) {
        await page.keyboard.press(key);
        await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
      }
    await expect(days.nth(0)).toBeFocused();
  });

  test('a chosen day is in sight on the page that a link leads to', async ({ page, shop }) => {
    const t = await loadPageTexts('workshops', shop.lang);
    await shop.visit(pages.workshops({ weekday: '4' }));
    const chosen = page.getByRole('group', { name: t.weekday }).locator('[aria-current]');
    await expect(chosen).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
