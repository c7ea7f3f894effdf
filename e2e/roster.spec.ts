/** Who comes to a workshop: from the order to the arrival, and what the admin does in between. */
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import { takeOrders } from './support/orders.ts';
import { inDays, unique } from './support/admin.ts';
import { expect, test } from './support/own-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';
import { addByHand, orderSeat, rosterOf, stateOf, waitForSeat } from './support/seats.ts';

test.slow(); // each starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `from the order to the arrival on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, admin, request, noise }) => {
        const { roster: t, lists, errors } = admin.words;
        await takeOrders(admin);
        const title = unique('Ring');
        const { _id } = await admin.has.workshop({
          title,
          translations: { en: { title } },
          participants: 0,
          participantLimit: 3,
          question: 'Allergies?',
          workshopDates: [{ date: inDays(1), duration: 180 }],
        });
        const order = await orderSeat(request, admin, _id, {
          firstName: 'Smadar',
          phone: '050-555-0133',
          answer: 'Nickel',
        });

        // The way there: the row of the list.
        await admin.visit('workshops', { q: title });
        const menu = page.getByRole('button', { name: lists.menu.of(title) });
        const row = page
          .getByRole('link', { name: title })
          .or(page.getByRole('button', { name: title, exact: true }));
        await menu.or(row).first().click();
        await page
          .getByRole('link', { name: t.open })
          .or(page.getByRole('menuitem', { name: t.open }))
          .click();
        await expect(page).toHaveURL(new RegExp(`${adminPages.roster(_id)}$`));
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText(t.taken(1, 3))).toBeVisible();

        const people = page.getByRole('region', { name: t.title, exact: true }).getByRole('listitem');
        const smadar = people.filter({ hasText: 'Smadar Levi' });
        await expect(smadar).toContainText('Allergies? Nickel');
        await expect(smadar.getByRole('link', { name: t.order(order.number) })).toBeVisible();
        await expect(smadar.getByRole('link', { name: t.whatsapp('Smadar Levi') })).toHaveAttribute(
          'href',
          'https://wa.me/972505550133',
        );
        await expectAccessible(page);
        await expectNoOverflow(page);

        // Somebody who called; the server's sentence is at its field.
        const form = page.getByRole('region', { name: t.adding.title });
        await form.getByLabel(t.adding.name, { exact: true }).fill('Omer Shalev');
        await form.getByLabel(t.adding.phone, { exact: true }).fill('12');
        await form.getByRole('button', { name: t.adding.act }).click();
        await expect(form.getByText(errors.fields.phone({ problem: 'phone' }))).toBeVisible();
        await form.getByLabel(t.adding.phone, { exact: true }).fill('053-555-0151');
        await form.getByRole('button', { name: t.adding.act }).click();
        const omer = people.filter({ hasText: 'Omer Shalev' });
        await expect(omer).toContainText(t.byHand);
        await expect(page.getByText(t.taken(2, 3))).toBeVisible();

        // A note, written in place.
        await omer.getByRole('button', { name: t.addNoteOf('Omer Shalev') }).click();
        await omer.getByRole('textbox').fill('Left-handed');
        await omer.getByRole('button', { name: t.save }).click();
        await expect(omer.getByText('Left-handed')).toBeVisible();

        // The order's line follows the mark, and taking it back.
        const arrival = smadar.getByRole('button', { name: t.cameOf('Smadar Levi') });
        await arrival.click();
        await expect(arrival).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(() => stateOf(admin, _id, 'Smadar Levi')).toBe('attended');
        await arrival.click();
        await expect(smadar.getByText(t.absent)).toBeVisible();
        await expect.poll(() => stateOf(admin, _id, 'Smadar Levi')).toBe('absent');

        // One mail each; who has no address is named, with WhatsApp.
        await page.getByRole('button', { name: t.message.title }).click();
        const message = page.getByRole('dialog', { name: t.message.title });
        await message.getByRole('button', { name: t.message.send(1) }).click();
        await expect(message.getByLabel(t.message.subject)).toHaveAttribute('aria-invalid', 'true');
        await message.getByLabel(t.message.subject).fill('Tomorrow');
        await message.getByLabel(t.message.text, { exact: true }).fill('See you at 18:00.');
        await expect(message.getByRole('link', { name: t.whatsapp('Omer Shalev') })).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
        await message.getByRole('button', { name: t.message.send(1) }).click();
        await expect(page.getByText(t.message.sent(1))).toBeVisible();

        // No room for three more.
        noise.allow(/\b409\b/);
        await form.getByLabel(t.adding.name, { exact: true }).fill('Three friends');
        await form.getByRole('button', { name: t.adding.more }).click();
        await expect(form.getByText(t.adding.noRoom(1))).toBeVisible();
        await form.getByRole('button', { name: t.adding.act }).click();
        await expect(form.getByText(errors.codes.not_enough_seats)).toBeVisible();
      },
    );

    test(`moving, canceling and waiting on ${size}`, { tag }, async ({ page, shop, admin, request }) => {
      const { roster: t } = admin.words;
      const title = unique('Chain');
      const first = await admin.has.workshop({
        title,
        translations: { en: { title } },
        participants: 0,
        participantLimit: 2,
        workshopDates: [{ date: inDays(2), duration: 180 }],
      });
      const second = await admin.has.workshop({
        title,
        translations: { en: { title } },
        participants: 0,
        participantLimit: 2,
        series: first._id,
        workshopDates: [{ date: inDays(9), duration: 180 }],
      });
      await addByHand(admin, first._id, { name: 'Guy', phone: '054-555-0177' });
      await addByHand(admin, first._id, { name: 'Nurit', email: 'nurit@example.com' });
      await waitForSeat(request, first._id, 'Shira');

      await shop.visit(adminPages.roster(first._id));
      const waiting = page.getByRole('region', { name: t.waiting.title });
      await expect(waiting.getByRole('listitem')).toContainText('Shira Levi');
      await expectAccessible(page);
      await expectNoOverflow(page);

      const act = async (name: string, action: string) => {
        await page.getByRole('button', { name: t.menuOf(name) }).click();
        await page
          .getByRole('button', { name: action })
          .or(page.getByRole('menuitem', { name: action }))
          .click();
      };
      await act('Guy', t.move);
      const moving = page.getByRole('dialog', { name: t.moving.title('Guy') });
      await expect(moving.getByRole('group', { name: t.moving.series }).getByRole('radio')).toHaveCount(1);
      await moving.getByRole('button', { name: t.moving.act }).click();
      await expect(moving.getByText(t.moving.choose)).toBeVisible();
      await moving.getByRole('group', { name: t.moving.series }).getByRole('radio').check();
      await expectAccessible(page);
      await moving.getByRole('button', { name: t.moving.act }).click();
      await expect(moving).toBeHidden();
      await expect
        .poll(async () => (await rosterOf(admin, second._id)).attendees.map(({ name }) => name))
        .toEqual(['Guy']);

      await act('Nurit', t.edit);
      const editing = page.getByRole('dialog', { name: t.adding.editTitle('Nurit') });
      await editing.getByLabel(t.adding.name, { exact: true }).fill('Nurit Cohen');
      await editing.getByRole('button', { name: t.save }).click();
      await expect(page.getByText('Nurit Cohen').first()).toBeVisible();
      await act('Nurit Cohen', t.remove);
      await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click();
      const canceled = page.getByText(t.cancelled(1));
      await canceled.click();
      await page.getByRole('button', { name: `${t.forget}: Nurit Cohen` }).click();
      await expect(canceled).toBeHidden();
      expect((await rosterOf(admin, first._id)).attendees).toEqual([]);
    });
  });
}

test(
  'a workshop with people is not deleted, and the question leads to them',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { lists, roster: t } = admin.words;
    const title = unique('Bezel');
    const { _id } = await admin.has.workshop({ title, translations: { en: { title } }, participants: 0 });
    await addByHand(admin, _id, { name: 'Dana', seats: 2 });
    await admin.visit('workshops', { q: title });
    await page.getByRole('button', { name: lists.menu.of(title) }).click();
    await page.getByRole('menuitem', { name: lists.menu.remove }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(lists.remove.inUse.workshops.text(2));
    await expect(question.getByRole('button', { name: lists.remove.confirm })).toBeHidden();
    await question.getByRole('link', { name: t.open }).click();
    await expect(page).toHaveURL(new RegExp(`${adminPages.roster(_id)}$`));
  },
);

test(
  'a roster that does not exist says so, and one that fails can be loaded again',
  { tag: '@long' },
  async ({ page, shop, admin, noise }) => {
    const { roster: t } = admin.words;
    noise.allow(/\b(404|500)\b/);
    await shop.visit(adminPages.roster('00000000-0000-4000-8000-000000000000'));
    await expect(page.getByText(t.gone)).toBeVisible();
    const { _id } = await admin.has.workshop({ participants: 2 });
    await page.route(`**${adminApi.attendees(_id)}`, (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await shop.visit(adminPages.roster(_id));
    await expect(page.getByText(t.failed)).toBeVisible();
    await page.getByRole('button', { name: shop.messages.common.retry }).click();
    await expect(page.getByText(t.none)).toBeVisible();
    await expect(page.getByText(t.own(2))).toBeVisible();
  },
);

test(
  'the first page leads to a workshop of today, and the same workshop again asks for a day',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { lists, today, workshops: words } = admin.words;
    const title = unique('Granulation');
    const soon = [{ date: new Date(Date.now() + 60_000).toISOString(), duration: 180 }];
    const first = await admin.has.workshop({ title, translations: { en: { title } }, workshopDates: soon });
    await admin.visit();
    await page.getByRole('list', { name: today.meetsSoon }).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`${adminPages.roster(first._id)}`));

    await admin.visit('workshops', { q: title });
    await page.getByRole('button', { name: lists.menu.of(title) }).click();
    await page.getByRole('menuitem', { name: lists.workshops.duplicate }).click();
    const editor = page.getByRole('dialog');
    await expect(editor.getByText(`${words.anotherDate} ${title}`)).toBeVisible();
    await expect(editor.locator('[name="workshopDates.0.date"]')).toHaveValue('');
    await expect(editor.locator('[name="workshopDates.0.duration"]')).toHaveValue('180');
    await editor.locator('[name="workshopDates.0.date"]').fill('2027-05-04');
    await editor.locator('[type="submit"]').click();
    await expect(editor).toHaveCount(0);
    await admin.visit('workshops', { q: title });
    await expect(page.getByRole('button', { name: lists.menu.of(title) })).toHaveCount(2);
    const { data } = await admin.call<{ data: AdminWorkshop[] }>('GET', adminApi.entries('workshops'));
    const again = data.filter((one) => one.title === title && one._id !== first._id);
    expect(again).toMatchObject([{ series: first._id, participants: 0 }]);
    await admin.visit('workshops', { edit: again[0]!._id });
    await editor.getByRole('button', { name: words.leaveSeries }).click();
    await expect(editor.getByText(words.anotherDate)).toBeHidden();
    await editor.locator('[type="submit"]').click();
    await expect(editor).toHaveCount(0);
  },
);
