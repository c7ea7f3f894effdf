/** The admin's workshops: dates in Israel's time, the early bird price and required fields. */
import type { Page } from '@playwright/test';
import type { AdminWorkshop, Workshop } from '#contract/workshops.ts';
import { api } from '#contract/routes.ts';
import { jerusalemDate } from '#domain/jerusalem.ts';
import { formatDay } from '#i18n/dates.ts';
import { expect, inDays, test, unique, type Admin } from './support/admin.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { choose, jpegFile } from './support/picture-files.ts';
import { PHONE } from './support/places.ts';

const control = (page: Page, name: string) => page.getByRole('dialog').locator(`[name="${name}"]`);
const row = (page: Page, { words }: Admin, n: number) =>
  page.getByRole('dialog').getByRole('group', { name: words.workshops.meeting(n), exact: true });

async function save(page: Page) {
  const editor = page.getByRole('dialog');
  await editor.locator('[type="submit"]').click();
  await expect(editor).toHaveCount(0);
}

test.describe('in a browser of another zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test(
    'a new workshop whose dates lie on both sides of a change of the clock keeps its hours',
    { tag: '@long' },
    async ({ page, admin, request }) => {
      const { workshops: words } = admin.words;
      await admin.visit('workshops', { edit: 'new' });
      const title = unique('סדנת אביב');
      const picture = page.getByRole('dialog').getByRole('region', { name: words.picture, exact: true });
      await choose(picture.getByRole('button', { name: admin.words.pictures.add }), [
        await jpegFile('spring.jpg', 210),
      ]);
      await expect(picture.locator('[data-tile]')).toBeVisible();

      await control(page, 'workshopDates.0.date').fill('2026-03-20');
      await row(page, admin, 1).getByRole('textbox', { name: words.hour }).fill('18:30');
      await control(page, 'workshopDates.0.duration').fill('150');
      await expect(row(page, admin, 1)).toContainText(words.until('21:00'));
      await expect(row(page, admin, 1).getByRole('button', { name: words.removeDate(1) })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await page.getByRole('button', { name: words.weekAfter }).click();
      await expect(control(page, 'workshopDates.1.date')).toHaveValue('2026-03-27');
      await expect(row(page, admin, 2).getByRole('textbox', { name: words.hour })).toHaveValue('18:30');
      await page.getByRole('button', { name: words.addDate }).click();
      await expect(control(page, 'workshopDates.2.date')).toBeFocused();
      await control(page, 'workshopDates.2.date').fill('2026-10-25');
      // Past dates are reported and may be saved.
      await expect(row(page, admin, 3)).toContainText(words.pastDate);

      await control(page, 'title').fill(title);
      await control(page, 'translations.en.title').fill('Spring workshop');
      await control(page, 'description').fill('שלושה ערבים.');
      await control(page, 'location').fill('הסטודיו');
      await control(page, 'translations.en.location').fill('The studio');
      await control(page, 'price').fill('380.50');
      await control(page, 'participantLimit').fill('8');
      await save(page);

      const all = (await (await request.get(api.workshops())).json()) as { data: Workshop[] };
      const made = all.data.find((workshop) => workshop.title === title)!;
      expect(made.workshopDates).toEqual([
        { date: '2026-03-20T16:30:00.000Z', duration: 150 },
        { date: '2026-03-27T15:30:00.000Z', duration: 150 },
        { date: '2026-10-25T16:30:00.000Z', duration: 150 },
      ]);
      expect(made).toMatchObject({
        price: 380.5,
        location: 'הסטודיו',
        translations: { en: { location: 'The studio', title: 'Spring workshop' } },
      });

      await admin.visit('workshops', { edit: made._id });
      for (const n of [1, 2, 3])
        await expect(row(page, admin, n).getByRole('textbox', { name: words.hour })).toHaveValue('18:30');
      await row(page, admin, 1)
        .getByRole('button', { name: words.removeDate(1) })
        .click();
      await expect(control(page, 'workshopDates.0.date')).toHaveValue('2026-03-27');
      await save(page);
      const { data } = await admin.call<{ data: AdminWorkshop }>('GET', api.workshop(made._id));
      expect(data.workshopDates.map(({ date }) => date)).toEqual([
        '2026-03-27T15:30:00.000Z',
        '2026-10-25T16:30:00.000Z',
      ]);
    },
  );
});

test(
  'a missing date and duration are reported in their row; the early bird price is previewed',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    const { workshops: words, errors } = admin.words;
    const workshop = await admin.has.workshop({
      level: 'all',
      price: 99.99,
      earlyBirdDate: inDays(10),
      earlyBirdDiscountPercentage: 15,
    });
    await admin.visit('workshops', { edit: workshop._id });
    const editor = page.getByRole('dialog');
    const line = editor.getByRole('list', { name: words.earlyLine });
    // 84.9915, rounded half up to the agora.
    await expect(line).toContainText('₪84.99');
    await expect(line).toContainText(formatDay(shop.lang, workshop.earlyBirdDate));
    await control(page, 'earlyBirdDiscountPercentage').fill('0');
    await expect(editor).toContainText(words.noEarlyBird);
    // A level besides the three has its own segment.
    await expect(editor.getByRole('radio', { name: shop.messages.levels.all, exact: true })).toBeChecked();

    await page.getByRole('button', { name: words.addDate }).click();
    await control(page, 'workshopDates.1.duration').fill('');
    await editor.locator('[type="submit"]').click();
    await expect(control(page, 'workshopDates.1.date')).toHaveAttribute('aria-invalid', 'true');
    await expect(control(page, 'workshopDates.1.date')).toHaveAccessibleDescription(
      errors.fields.required({ problem: 'required' }),
    );
    await expect(control(page, 'workshopDates.1.date')).toBeFocused();
    await expect(control(page, 'workshopDates.1.duration')).toHaveAccessibleDescription(
      errors.fields.required({ problem: 'required' }),
    );
    await expectAccessible(page);
    await expectNoOverflow(page);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a second date is added and saved', { tag: '@long' }, async ({ page, admin }) => {
    const { workshops: words } = admin.words;
    const workshop = await admin.has.workshop();
    await admin.visit('workshops', { edit: workshop._id });
    await page.getByRole('button', { name: words.addDate }).tap();
    const day = jerusalemDate(new Date(inDays(30)));
    await control(page, 'workshopDates.1.date').fill(day);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await save(page);
    const { data } = await admin.call<{ data: AdminWorkshop }>('GET', api.workshop(workshop._id));
    expect(jerusalemDate(new Date(data.workshopDates[1]!.date))).toBe(day);
  });
});
