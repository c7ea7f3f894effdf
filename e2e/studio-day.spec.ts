/** A studio day on a phone whose network goes away. */
import { adminPages } from '#contract/admin-routes.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, inDays, test, unique, type Admin } from './support/admin.ts';
import { untilAlive } from './support/fixtures.ts';
import { OFFLINE } from './support/noise.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE, SCREENS } from './support/places.ts';
import { addByHand, stateOf, untilKept } from './support/seats.ts';

async function evening(admin: Admin) {
  const { _id } = await admin.has.workshop({
    title: unique('Forging'),
    participants: 0,
    participantLimit: 6,
    workshopDates: [{ date: inDays(0.02), duration: 180 }],
  });
  for (const name of ['Smadar', 'Guy', 'Noa']) await addByHand(admin, _id, { name, phone: '050-555-0133' });
  return _id;
}

const press = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
async function reloadWithoutNetwork(page: Page, context: BrowserContext) {
  await context.setOffline(true);
  await page.reload();
  await untilAlive(page);
}

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(`marks who came on ${size}`, { tag: [tag, '@long'] }, async ({ page, shop, admin }) => {
      const { day: t } = admin.words.roster;
      const id = await evening(admin);
      await shop.visit(adminPages.roster(id));
      await page.getByRole('link', { name: t.open }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.cameOf(0, 3) })).toBeVisible();
      await expect(page.getByRole('link', { name: admin.words.roster.call('Guy') })).toHaveAttribute(
        'href',
        'tel:0505550133',
      );
      await press(page, 'Guy').click();
      await expect(press(page, 'Guy')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(t.came('Guy', 1, 3))).toBeAttached();
      // Under the finger nothing moves.
      await expect(page.getByRole('region', { name: t.notYet }).getByRole('listitem')).toHaveCount(3);
      await expect.poll(() => stateOf(admin, id, 'Guy')).toBe('attended');
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.reload();
      await expect(
        page.getByRole('region', { name: t.arrived, exact: true }).getByRole('listitem'),
      ).toHaveCount(1);
      await press(page, 'Guy').click();
      await expect(page.getByText(t.notCame('Guy', 0, 3))).toBeAttached();
      await expect.poll(() => stateOf(admin, id, 'Guy')).toBe('absent');
    });
  });
}

test.describe('without a network', () => {
  test.use(PHONE);

  test('the page opens again, and marks and newcomers are sent when it is back', async ({
    page,
    context,
    shop,
    admin,
    noise,
  }) => {
    noise.allow(OFFLINE);
    const { day: t, adding } = admin.words.roster;
    const id = await evening(admin);
    await shop.visit(adminPages.roster(id, { day: 1 }));
    await expect(press(page, 'Noa')).toBeVisible();
    await untilKept(page);

    await context.setOffline(true);
    await press(page, 'Smadar').click();
    await expect(page.getByText(t.waiting(1))).toBeVisible();
    await page.getByRole('button', { name: t.add }).click();
    const form = page.getByRole('dialog', { name: t.add });
    await form.getByRole('button', { name: t.addAct }).click();
    await expect(form.getByLabel(adding.name, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel(adding.name, { exact: true }).fill('Shira');
    await form.getByRole('button', { name: t.addAct }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.cameOf(2, 4) })).toBeVisible();

    await reloadWithoutNetwork(page, context);
    await expect(press(page, 'Shira')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(t.waiting(2))).toBeVisible();
    await press(page, 'Guy').click();
    await expect(page.getByText(t.waiting(3))).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);

    await context.setOffline(false);
    await expect(page.getByText(t.saved)).toBeVisible();
    for (const name of ['Smadar', 'Guy', 'Shira']) expect(await stateOf(admin, id, name)).toBe('attended');
    expect(await stateOf(admin, id, 'Noa')).toBe('registered');
  });

  test(
    'logout asks about marks that wait, and leaves no names behind',
    { tag: '@long' },
    async ({ page, shop, admin, noise }) => {
      noise.allow(OFFLINE);
      const { roster, shell } = admin.words;
      const { day: t } = roster;
      const id = await evening(admin);
      await shop.visit(adminPages.roster(id, { day: 1 }));
      await expect(press(page, 'Noa')).toBeVisible();
      await untilKept(page);
      await page.route('**/attendees/*', (route) => route.abort('internetdisconnected'));
      await press(page, 'Noa').click();
      await expect(page.getByText(t.waiting(1))).toBeVisible();
      await page.getByRole('link', { name: t.back }).click();
      await page.getByRole('button', { name: shop.messages.account.menu(admin.name) }).click();
      await page.getByRole('dialog').getByRole('button', { name: shop.messages.account.logout }).click();
      const question = page.getByRole('alertdialog', { name: shell.logout.marks.title });
      await question.getByRole('button', { name: shell.logout.marks.discard }).click();
      await expect
        .poll(() =>
          page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('studio-day'))),
        )
        .toEqual([]);
      await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    },
  );
});
