import type { ActiveBannerText } from '#contract/banner-texts.ts';
import { api, pages } from '#contract/routes.ts';
import { editorOf, openEditor } from './support/editor.ts';
import { expect, inDays, test, unique } from './support/admin.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

test(
  'a text is written in both languages, shown, ended, deleted and restored',
  { tag: '@long' },
  async ({ page, shop, admin, request }) => {
    const text = unique('חדש לחנוכה');
    const english = unique('New for Hanukkah');
    const { bannerTexts: words, lists, errors } = admin.words;
    const running = async () =>
      ((await (await request.get(api.activeBannerTexts())).json()) as ActiveBannerText[]).map(
        (one) => one.text,
      );
    await admin.visit('banner-texts');
    await page.getByRole('button', { name: words.add }).click();
    const { dialog, field, save } = editorOf(page);
    await field('translations.en.text').fill(english);
    await save.click();
    await expect(field('text')).toHaveAccessibleDescription(
      errors.fields.text_required({ problem: 'text_required' }),
    );
    await expect(field('text')).toBeFocused();
    await field('text').fill('   ');
    await expect(field('text')).toHaveAttribute('aria-invalid', 'true');
    await field('text').fill(text);
    await expect(field('text')).toHaveAttribute('aria-invalid', 'false');
    await expectAccessible(page);
    await save.click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole('row').filter({ hasText: text });
    await expect(row).toContainText(words.noEndDate);
    await expect(row).toContainText(words.running);
    await expect.poll(running).toContain(text);
    await expectAccessible(page);
    await expectNoOverflow(page);

    await row.getByRole('link', { name: text, exact: true }).click();
    await field('endDate').fill('2026-01-31');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(words.ended);
    await expect.poll(running).not.toContain(text);
    await row.getByRole('link', { name: text, exact: true }).click();
    await dialog.getByRole('button', { name: words.noEndDate }).click();
    await save.click();
    await expect(row).toContainText(words.running);

    await row.getByRole('button', { name: `${lists.menu.remove}: ${text}` }).click();
    const question = page.getByRole('alertdialog', { name: lists.remove.title(text) });
    await expect(question.getByRole('button', { name: lists.remove.cancel })).toBeFocused();
    await question.getByRole('button', { name: lists.remove.confirm }).click();
    await expect(question).toBeHidden();
    const undo = page.getByRole('button', { name: lists.remove.undo });
    await undo.hover(); // or its time might run out
    await expect(row).toBeHidden();
    await expect.poll(running).not.toContain(text);
    await undo.click();
    await expect(row).toBeVisible();
    await expect.poll(running).toContain(text);

    // The page has it for the banner's rotation.
    const home = await (await request.get(shop.address(pages.home()))).text();
    expect(home).toContain(shop.lang === 'en' ? english : text);
  },
);

test(
  'texts are searched and paged, and a text that moves is shown on its new page',
  { tag: '@long' },
  async ({ page, admin }) => {
    const word = unique('מילה');
    for (const [index, letter] of [...'אבגדהו'].entries())
      await admin.has.bannerText({ text: `${word} ${letter}`, endDate: inDays(index + 1) });
    await admin.visit('banner-texts', { q: word, size: '5' });
    const rows = page.getByRole('row').filter({ hasText: word });
    await expect(rows).toHaveCount(5);
    await page.getByRole('button', { name: admin.words.lists.next }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('searchbox').fill(`${word} ד`);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`${word} ד`);
    await page.getByRole('searchbox').fill(word);
    await page
      .getByRole('columnheader', { name: admin.words.bannerTexts.endDate })
      .getByRole('button')
      .click();
    await expect(rows.first()).toContainText(`${word} א`);

    await rows
      .first()
      .getByRole('link', { name: `${word} א`, exact: true })
      .click();
    const { dialog, field, save } = editorOf(page);
    await dialog.getByRole('button', { name: admin.words.bannerTexts.noEndDate }).click();
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('link', { name: `${word} א`, exact: true })).toBeFocused();
    await expect(field('text')).toBeHidden();
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a text is changed without scrolling sideways', { tag: '@long' }, async ({ page, admin }) => {
    const entry = await admin.has.bannerText();
    await admin.visit('banner-texts', { q: entry.text });
    await expect(page.getByRole('link', { name: entry.text, exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const { dialog, field, save } = await openEditor(page, admin, 'banner-texts', entry._id);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await field('text').fill(unique('אחר'));
    await save.click();
    await expect(dialog).toBeHidden();
  });
});
