import { adminApi } from '#contract/admin-routes.ts';
import { pages } from '#contract/routes.ts';
import { expect, test, unique } from './support/admin.ts';
import { openEditor } from './support/editor.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `an earlier version comes back, and is taken back, on ${size}`,
      { tag },
      async ({ page, shop, admin }) => {
        const { history } = admin.words;
        const [before, after] = [unique('טבעת בוקר'), unique('טבעת ערב')];
        const made = await admin.has.product({ title: before, price: 120, inventory: 8 });
        const path = adminApi.entry('products', made._id);
        await admin.call('PUT', path, { ...made, title: after, price: 150, inventory: 3 });
        const now = async () =>
          (await admin.call<{ data: { title: string; price: number; inventory: number } }>('GET', path)).data;

        await shop.visit(pages.adminTab('shop', { q: after.slice(-8), history: made._id }));
        const dialog = page.getByRole('dialog', { name: history.title(after) });
        // The current version has no way back, so there is one.
        const button = dialog.getByRole('button', { name: history.back.button });
        await expect(button).toHaveCount(1);
        await expectAccessible(page);
        await expectNoOverflow(page);
        await button.click();
        const question = page.getByRole('alertdialog');
        await expect(question).toContainText(before);
        await expect(question).toContainText(history.back.stays.products);
        await expectAccessible(page);
        await expectNoOverflow(page);
        await question.getByRole('button', { name: history.back.cancel }).click();
        await expect(question).toBeHidden();
        await button.click();
        await question.getByRole('button', { name: history.back.confirm }).click();

        const note = page.getByRole('region', { name: shop.messages.common.notices });
        await expect(note.getByText(history.back.done)).toBeVisible();
        await expect(dialog).toBeHidden();
        const undo = note.getByRole('button', { name: history.back.undo });
        await undo.hover(); // or its time might run out
        expect(await now()).toMatchObject({ title: before, price: 120, inventory: 3 });
        await undo.click();
        await expect(note.getByText(history.back.undone)).toBeVisible();
        expect(await now()).toMatchObject({ title: after, price: 150, inventory: 3 });
      },
    );
  });
}

test(
  'a change from elsewhere stops it, and the history shows that change',
  { tag: '@long' },
  async ({ page, shop, admin, noise }) => {
    noise.allow(/412/);
    const { history } = admin.words;
    const title = unique('צמיד');
    const made = await admin.has.product({ title });
    const path = adminApi.entry('products', made._id);
    await admin.call('PUT', path, { ...made, price: 150 });
    await shop.visit(pages.adminTab('shop', { history: made._id }));
    const dialog = page.getByRole('dialog', { name: history.title(title) });
    await dialog.getByRole('button', { name: history.back.button }).click();
    await admin.call('PUT', path, { ...made, price: 170 });
    await page.getByRole('alertdialog').getByRole('button', { name: history.back.confirm }).click();
    await expect(dialog.getByRole('alert')).toHaveText(history.back.changedMeanwhile);
    await expect(dialog.getByText('₪170')).toBeVisible();
  },
);

test(
  'an open editor shows the version that came back; unsaved changes stay',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { history, editor } = admin.words;
    const [before, after] = [unique('שרשרת בוקר'), unique('שרשרת ערב')];
    const made = await admin.has.product({ title: before });
    await admin.call('PUT', adminApi.entry('products', made._id), { ...made, title: after });
    await admin.visit('shop', { edit: made._id });
    const window = page.getByRole('dialog').filter({ has: page.locator('input[name="title"]') });
    const name = window.locator('input[name="title"]');
    await expect(name).toHaveValue(after);
    await window.getByRole('button', { name: editor.history }).click();
    await page.getByRole('button', { name: history.back.button }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: history.back.confirm }).click();
    await expect(name).toHaveValue(before);
    await name.fill(`${before}!`);
    await window.getByRole('button', { name: editor.history }).click();
    await page.getByRole('button', { name: history.back.button }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: history.back.confirm }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(name).toHaveValue(`${before}!`);
  },
);

test('the history says who changed what, from what to what', { tag: '@long' }, async ({ page, admin }) => {
  const product = await admin.has.product();
  await admin.call('PUT', adminApi.entry('products', product._id), {
    ...product,
    price: 133.5,
    active: false,
  });
  await openEditor(page, admin, 'shop', product._id);
  await page.getByRole('button', { name: admin.words.editor.history }).click();
  const history = page.getByRole('dialog', { name: admin.words.history.title(product.title) });
  const [last, created] = [history.getByRole('listitem').first(), history.getByRole('listitem').last()];
  await expect(last).toContainText('₪120');
  await expect(last).toContainText('₪133.50');
  await expect(last).toContainText(admin.words.fields.names.active);
  await expect(created).toContainText(admin.words.history.actions.created);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
});
