/** Waiting for a seat, giving one away and marking who came, by keyboard alone. */
import { adminPages } from '#contract/admin-routes.ts';
import { pages } from '#contract/routes.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { signIn } from './support/customer.ts';
import { tabTo } from './support/journey.ts';
import { adminOf, expect, signInAt, test } from './support/order-shop.ts';
import { aFullWorkshop, buySeat, seatsOf } from './support/waiting.ts';

test.slow(); // it starts a shop of its own

test(
  'a place in line is taken and left',
  { tag: '@long' },
  async ({ page, shop, request, baseURL, account }) => {
    const t = await loadPageTexts('seats', shop.lang);
    const { _id } = await aFullWorkshop(request);
    await signInAt(page, baseURL!, account);
    await shop.visit(pages.workshop(_id));
    await tabTo(page, page.getByRole('button', { name: t.join.submit }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: t.placed.title(1) })).toBeFocused();
    await expect(page.getByText(t.placed.for(1))).toBeVisible();

    const leave = page.getByRole('main').getByRole('button', { name: t.leave.act });
    await tabTo(page, leave, 5);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: t.leave.title });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leave).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, question.getByRole('button', { name: t.leave.confirm }), 3);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: t.join.title })).toBeFocused();
    expect(await seatsOf(request, account)).toEqual([]);
  },
);

test(
  'a seat is given away, and who came is marked',
  { tag: '@long' },
  async ({ page, shop, request, baseURL, account }) => {
    const { handOver: t } = await loadPageTexts('seats', shop.lang);
    const { day } = (await loadAdminMessages(shop.lang)).roster;
    const { _id, title } = await aFullWorkshop(request, { participants: 0 });
    await buySeat(request, account, { workshop: _id, lang: shop.lang });
    await signInAt(page, baseURL!, account);
    await shop.visit(pages.account());
    await tabTo(page, page.getByRole('button', { name: t.label(t.act, title) }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t.title });
    await tabTo(page, dialog.getByLabel(t.name), 3);
    await page.keyboard.type('Noa');
    await page.keyboard.press('Tab');
    await page.keyboard.type('noa@example.com');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: t.label(t.change, title) })).toBeFocused();

    const token = (await adminOf(request)).authorization.replace('Bearer ', '');
    await page.goto('about:blank');
    await signIn(page.context(), { token }, baseURL);
    await shop.visit(adminPages.roster(_id, { day: 1 }));
    const noa = page.getByRole('button', { name: /^Noa/ });
    await tabTo(page, noa);
    await page.keyboard.press('Space');
    await expect(noa).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(day.came('Noa', 1, 1))).toBeAttached();
    await expect(noa).toBeFocused();
  },
);
