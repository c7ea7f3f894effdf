import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { titleIn, tutorialsOf } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
import { cardOf, expectAt, hold } from './support/journey.ts';

const LIST = /\/api\/tutorials(?:\?|$)/;
const titlesOn = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();

test('each filter refetches and changes the address', async ({ page, request, shop }) => {
  const { tutorials: words } = shop.messages;
  const titles = async (query: object) =>
    (await tutorialsOf(request, query)).map((tutorial) => titleIn(shop.lang, tutorial));
  await shop.visit('/tutorials');
  expect(await titlesOn(page)).toEqual(await titles({}));

  await page.getByLabel(words.difficulty).selectOption({ label: words.difficulties.intermediate });
  await expectAt(page, shop.address('/tutorials?difficulty=intermediate'));
  await expect.poll(() => titlesOn(page)).toEqual(await titles({ difficulty: 'intermediate' }));

  await page.getByLabel(words.duration).selectOption({ label: words.durations.medium });
  await expectAt(page, shop.address('/tutorials?difficulty=intermediate&duration=medium'));
  await expect
    .poll(() => titlesOn(page))
    .toEqual(await titles({ difficulty: 'intermediate', duration: 'medium' }));

  await page.getByLabel(words.difficulty).selectOption({ label: words.difficulties.all });
  await page.getByLabel(words.duration).selectOption({ label: words.durations.all });
  await page.getByLabel(words.sort).selectOption({ label: words.sorts.rating });
  await expectAt(page, shop.address('/tutorials?sortBy=rating'));
  await expect.poll(() => titlesOn(page)).toEqual(await titles({ sortBy: 'rating' }));

  await page.goBack();
  await expectAt(page, shop.address('/tutorials'));
  await expect.poll(() => titlesOn(page)).toEqual(await titles({}));
});

test('filters chosen before the previous response all count', { tag: '@long' }, async ({ page, shop }) => {
  const { tutorials: words } = shop.messages;
  await shop.visit('/tutorials');
  const release = await hold(page, LIST);
  await page.getByLabel(words.difficulty).selectOption({ label: words.difficulties.intermediate });
  await expect(page.getByLabel(words.difficulty)).toHaveValue('intermediate');
  await page.getByLabel(words.duration).selectOption({ label: words.durations.medium });
  await page.getByLabel(words.sort).selectOption({ label: words.sorts.rating });
  await expectAt(page, shop.address('/tutorials?difficulty=intermediate&duration=medium&sortBy=rating'));
  release();
  await expect(page.getByLabel(words.sort)).toHaveValue('rating');
});

test('a filter without results says so and links to all', { tag: '@long' }, async ({ page, shop }) => {
  await shop.visit('/tutorials?difficulty=advanced&duration=short');
  await expect(page.getByText(shop.messages.tutorials.empty)).toBeVisible();
  await page.getByRole('link', { name: shop.messages.tutorials.emptyAction }).click();
  await expectAt(page, shop.address('/tutorials'));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a spinner turns while the tutorials load', { tag: '@long' }, async ({ page, shop }) => {
  const { tutorials: words, common } = shop.messages;
  await shop.visit('/tutorials');
  const release = await hold(page, LIST);
  await page.getByLabel(words.difficulty).focus();
  await page.getByLabel(words.difficulty).selectOption({ label: words.difficulties.beginner });
  const spinner = page.getByRole('status').filter({ hasText: common.loading });
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  release();
  await expect(spinner).toBeHidden();
  await expectAt(page, shop.address('/tutorials?difficulty=beginner'));
  await expect(page.getByLabel(words.difficulty)).toBeFocused();
});

test(
  'a failure shows a snackbar; trying again brings the tutorials',
  { tag: '@long' },
  async ({ page, shop, noise }) => {
    noise.allow(/\/api\/tutorials/, /HTTP 0/);
    const { tutorials: words, common } = shop.messages;
    await shop.visit('/tutorials');
    await page.route(LIST, (route) => route.abort('failed'));
    await page.getByLabel(words.duration).selectOption({ label: words.durations.long });
    // Announced once, by the alert: the snackbar is hidden from screen readers until it has the focus.
    await expect(page.getByRole('alert').filter({ hasText: words.error })).toBeAttached();
    const snackbar = page.getByRole('alertdialog', { includeHidden: true });
    await expect(snackbar).toContainText(words.error);
    await snackbar.hover(); // or its time might run out
    await expect(page.getByRole('region', { name: common.notices })).toBeAttached();
    await expect(page.getByRole('main').getByText(words.error)).toBeVisible();

    await snackbar.getByRole('button', { name: common.close, includeHidden: true }).click();
    await expect(snackbar).toBeHidden();
    await page.unroute(LIST);
    await page.getByRole('main').getByRole('button', { name: common.retry }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAt(page, shop.address('/tutorials?duration=long'));
  },
);

test('a visitor’s buttons lead to login; a free tutorial’s returns to it', async ({
  page,
  request,
  shop,
}) => {
  const { tutorials: words } = shop.messages;
  const tutorials = await tutorialsOf(request);
  const free = tutorials.find(({ price }) => price === 0)!;
  const paid = tutorials.find(({ price }) => price > 0)!;
  await shop.visit('/tutorials');
  await expect(cardOf(page, titleIn(shop.lang, free)).getByText(words.free, { exact: true })).toBeVisible();
  await cardOf(page, titleIn(shop.lang, free)).getByRole('link', { name: words.open }).click();
  await expectAt(page, shop.address(pages.login({ next: shop.address(pages.tutorial(free._id)) })));
  await page.goBack();
  await cardOf(page, titleIn(shop.lang, paid)).getByRole('button', { name: words.add }).click();
  await expectAt(page, shop.address(pages.login({ next: shop.address('/tutorials') })));
});

test(
  'a tutorial has its own address, and an unknown one leads to the list',
  { tag: '@long' },
  async ({ page, request, shop, noise }) => {
    noise.allow(/answer 404|status of 404/);
    const [tutorial] = await tutorialsOf(request);
    await shop.visit(pages.tutorial(tutorial!._id));
    await expect(page.getByRole('heading', { level: 1, name: titleIn(shop.lang, tutorial!) })).toBeVisible();

    await shop.visit(pages.tutorial('no-such-tutorial'));
    await expect(
      page.getByRole('heading', { level: 1, name: shop.messages.tutorial.notFound }),
    ).toBeVisible();
    await page.getByRole('link', { name: shop.messages.tutorial.back }).click();
    await expectAt(page, shop.address('/tutorials'));
  },
);
