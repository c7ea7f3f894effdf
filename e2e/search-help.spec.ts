/** Words about buying are answered by a page; a kind finds its pieces. */
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { productsOf, titleIn } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAt } from './support/journey.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

const WORDS = {
  he: {
    delivery: 'משלוח',
    pickup: 'איסוף',
    returns: 'החזרה',
    size: 'מידה',
    cancel: 'ביטול',
    kind: 'עגילים',
    warranty: 'אחריות',
  },
  en: {
    delivery: 'delivery',
    pickup: 'pickup',
    returns: 'returns',
    size: 'size',
    cancel: 'cancel',
    kind: 'earrings',
    warranty: 'warranty',
  },
};

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(`the search page answers questions about buying on ${size}`, { tag }, async ({ page, shop }) => {
      const texts = await loadPageTexts('search', shop.lang);
      const words = WORDS[shop.lang];
      for (const topic of ['delivery', 'returns', 'size', 'cancel'] as const) {
        await shop.visit(pages.search({ q: words[topic] }));
        const help = page.getByRole('main').getByRole('navigation', { name: texts.help });
        await expect(help.getByRole('link', { name: texts.answers[topic] })).toBeVisible();
      }
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: texts.answers.cancel }).click();
      await expectAt(page, shop.address(pages.cancel()));
    });
  });
}

for (const topic of ['returns', 'warranty'] as const)
  test(`the panel answers about ${topic} while typing, and leads to the place on the page`, async ({
    page,
    shop,
  }) => {
    const texts = await loadPageTexts('search', shop.lang);
    await shop.visit('/');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(WORDS[shop.lang][topic]);
    const answer = page.getByRole('dialog').getByRole('option', { name: texts.answers[topic] });
    await expect(answer).toBeVisible();
    await answer.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`terms#${topic}$`));
    await expect(page.locator(`#${topic}`)).toBeInViewport();
    // The next Tab goes on from there.
    await expect(page.locator(`#${topic}`)).toBeFocused();
  });

test('the answer about pickup tells when, and with whom to speak of a date', async ({ page, shop }) => {
  const texts = await loadPageTexts('search', shop.lang);
  const t = await loadPageTexts('terms', shop.lang);
  await shop.visit(pages.search({ q: WORDS[shop.lang].pickup }));
  await page.getByRole('main').getByRole('link', { name: texts.answers.pickup }).click();
  await expectAt(page, shop.address(pages.terms()));
  const pickup = page.getByRole('region', { name: t.sections.pickup });
  await expect(pickup).toContainText('10:00–18:00');
  await pickup.getByRole('link', { name: t.byDate }).click();
  await expectAt(page, shop.address(pages.contact()));
});

test(
  'the arrow keys go through the answers as they are seen, then the entries',
  { tag: '@long' },
  async ({ page, shop }) => {
    const texts = await loadPageTexts('search', shop.lang);
    const query = shop.lang === 'he' ? 'החזרה טבעת מידה' : 'return ring size';
    await shop.visit('/');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await page.getByRole('combobox').fill(query);
    const entries = dialog.getByRole('group', { name: texts.groups.product }).getByRole('option');
    await expect(entries).not.toHaveCount(0);
    await expectAccessible(page);
    const answer = (topic: 'returns' | 'size') =>
      dialog.getByRole('option', { name: texts.answers[topic], selected: true });
    await page.keyboard.press('ArrowDown');
    await expect(answer('returns')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(answer('size')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(entries.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expectAt(page, shop.address(pages.sizes()));
  },
);

test('a kind finds its pieces first', async ({ page, request, shop }) => {
  const earrings = await productsOf(request, { kind: 'earrings', sort: 'newest' });
  await shop.visit(pages.search({ q: WORDS[shop.lang].kind }));
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles.first()).toBeVisible();
  const first = (await titles.allTextContents()).slice(0, earrings.length);
  expect(first.toSorted()).toEqual(earrings.map((one) => titleIn(shop.lang, one)).toSorted());
});

test('a month and a weekday lead to the workshops then', { tag: '@long' }, async ({ page, shop }) => {
  await shop.visit(pages.search({ q: shop.lang === 'he' ? 'יום חמישי בדצמבר' : 'thursday in december' }));
  const [month, weekday] = shop.lang === 'he' ? ['דצמבר', 'יום חמישי'] : ['December', 'Thursday'];
  const { workshops } = await loadPageTexts('search', shop.lang);
  await page
    .getByRole('main')
    .getByRole('link', { name: workshops(month, weekday) })
    .click();
  await expect(page).toHaveURL(/\/workshops\?month=\d{4}-12&weekday=4$/);
});
