import type { APIRequestContext, Page } from '@playwright/test';
import type { AdminTutorial, Tutorial } from '#contract/tutorials.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { PASSWORD, uniqueEmail } from './support/customer.ts';
import { expect, test, unique, type Admin } from './support/admin.ts';
import { untilCartRead } from './support/cart.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { choose, jpegFile } from './support/picture-files.ts';
import { PHONE } from './support/places.ts';

const control = (page: Page, name: string) => page.getByRole('dialog').locator(`[name="${name}"]`);
const pagesOf = (page: Page, { words }: Admin) =>
  page.getByRole('dialog').getByRole('region', { name: words.tutorials.pages, exact: true });

test(
  'a new tutorial: its pages in order, the last one can’t be removed',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { tutorials: words, pictures } = admin.words;
    await admin.visit('tutorials', { edit: 'new' });
    const editor = page.getByRole('dialog');
    const strip = pagesOf(page, admin);
    await choose(strip.getByRole('button', { name: pictures.addPages }), [
      await jpegFile('1.jpg', 140),
      await jpegFile('2.jpg', 150),
    ]);
    await expect(strip).toContainText(pictures.pageCount(2));
    await strip.getByRole('button', { name: pictures.page(2, 2) }).click();
    await strip.getByRole('button', { name: pictures.remove, exact: true }).click();
    const only = strip.getByRole('button', { name: pictures.page(1, 1) });
    await expect(only).toBeFocused();
    await only.click();
    const remove = strip.getByRole('button', { name: pictures.remove, exact: true });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription(pictures.lastStays);
    await remove.click({ force: true });
    await expect(only).toBeVisible();
    // A replacement is no removal.
    const before = await strip.locator('[data-tile] img').getAttribute('src');
    await choose(strip.getByRole('button', { name: pictures.replace }), [await jpegFile('3.jpg', 160)]);
    await expect(strip.locator('[data-tile] img')).not.toHaveAttribute('src', before!);
    await expect(strip).toContainText(pictures.pageCount(1));

    const title = unique('עגילים');
    await control(page, 'title').fill(title);
    await control(page, 'price').fill('0');
    await expect(editor).toContainText(words.free);
    await editor.locator('[type="submit"]').click();
    await expect(editor).toHaveCount(0);
    const all = await admin.call<{ data: AdminTutorial[] }>('GET', adminApi.entries('tutorials'));
    expect(all.data.find((tutorial) => tutorial.title === title)).toMatchObject({
      price: 0,
      pageCount: 1,
      description: '',
      durationMinutes: null,
    });
  },
);

test('granting and revoking a tutorial take effect immediately', async ({ page, admin, request }) => {
  const { tutorials: words } = admin.words;
  const tutorial = await admin.has.tutorial({ price: 45 });
  const customer = await newCustomer(request);
  const locked = async () => (await customer.reads(tutorial._id)).locked;
  expect(await locked()).toBe(true);

  await admin.visit('tutorials', { edit: tutorial._id });
  const editor = page.getByRole('dialog').first();
  await expect(editor).toContainText(words.noOwners);
  const search = editor.getByLabel(words.findCustomer);
  await search.fill(customer.email);
  await editor.getByRole('button', { name: words.grantTo(customer.name) }).click();
  const owners = editor.getByRole('list', { name: words.owners });
  await expect(owners).toContainText(customer.email);
  await expect.poll(locked).toBe(false);
  // Enter in the search saves nothing and closes nothing.
  await search.press('Enter');
  await expectAccessible(page);

  await owners.getByRole('button', { name: words.withdrawFrom(customer.name) }).click();
  const question = page.getByRole('alertdialog', { name: words.withdrawTitle });
  await question.getByRole('button', { name: words.keepOwner }).click();
  await expect(question).toHaveCount(0);
  expect(await locked()).toBe(false);
  await owners.getByRole('button', { name: words.withdrawFrom(customer.name) }).click();
  await question.getByRole('button', { name: words.withdraw, exact: true }).click();
  await expect(editor).toContainText(words.noOwners);
  await expect.poll(locked).toBe(true);
});

test(
  'a failed grant is reported and can be retried',
  { tag: '@long' },
  async ({ page, admin, request, noise }) => {
    noise.allow(/ERR_FAILED/);
    const { tutorials: words, shell } = admin.words;
    const tutorial = await admin.has.tutorial();
    const customer = await newCustomer(request);
    await admin.visit('tutorials', { edit: tutorial._id });
    const editor = page.getByRole('dialog').first();
    await editor.getByLabel(words.findCustomer).fill(customer.email);
    const grant = editor.getByRole('button', { name: words.grantTo(customer.name) });
    const address = `**${adminApi.tutorialOwner(tutorial._id, customer._id)}`;
    await page.route(address, (route) => route.abort('failed'));
    await grant.click();
    await expect(editor.getByRole('alert').filter({ hasText: shell.noConnection })).toBeVisible();
    await page.unroute(address);
    await grant.click();
    await expect(editor.getByRole('list', { name: words.owners })).toContainText(customer.email);
  },
);

test(
  'the pages of a paid tutorial stay visible while the editor is open',
  { tag: '@long' },
  async ({ page, admin, noise }) => {
    // The fake clock's script, in the preview's frame.
    noise.allow(/about:srcdoc/);
    const tutorial = await admin.has.tutorial({ price: 45, contentImagesPathes: [await admin.picture(230)] });
    await page.clock.install();
    await untilCartRead(page, () => admin.visit('tutorials', { edit: tutorial._id }));
    const picture = pagesOf(page, admin).locator('img');
    const seen = () =>
      expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await seen();
    await expect(picture).toHaveAttribute('src', /&signature=/);
    const renewed = page.waitForResponse((answer) => answer.url().endsWith(api.tutorial(tutorial._id)));
    await page.clock.fastForward('11:00');
    expect((await renewed).status()).toBe(200);
    await seen();
  },
);

test(
  'the first page can be the cover; of a paid tutorial only after a question',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { tutorials: words } = admin.words;
    const [first, second] = await Promise.all([210, 220].map((shade) => admin.picture(shade)));
    const tutorial = await admin.has.tutorial({ price: 45, contentImagesPathes: [first!, second!] });
    await admin.visit('tutorials', { edit: tutorial._id });
    const editor = page.getByRole('dialog').first();
    const take = editor.getByRole('button', { name: words.coverFromPage.take });
    await take.click();
    const question = page.getByRole('alertdialog', { name: words.coverFromPage.title });
    await expectAccessible(page);
    await question.getByRole('button', { name: words.coverFromPage.keep }).click();
    await expect(take).toBeVisible();
    await take.click();
    await question.getByRole('button', { name: words.coverFromPage.publish }).click();
    await expect(take).toHaveCount(0);
    await editor.locator('[type="submit"]').click();
    await expect(editor).toHaveCount(0);
    const stored = await admin.call<{ data: AdminTutorial }>(
      'GET',
      adminApi.entry('tutorials', tutorial._id),
    );
    expect(stored.data.imagePath).toBe(first);

    const free = await admin.has.tutorial({ price: 0, contentImagesPathes: [second!] });
    await admin.visit('tutorials', { edit: free._id });
    await take.click();
    await expect(take).toHaveCount(0);
    await expect(question).toHaveCount(0);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the pages and the owners fit', { tag: '@long' }, async ({ page, admin, request }) => {
    const tutorial = await admin.has.tutorial({
      contentImagesPathes: await Promise.all([170, 180, 190, 200].map((shade) => admin.picture(shade))),
    });
    const customer = await newCustomer(request);
    await admin.call('PUT', adminApi.tutorialOwner(tutorial._id, customer._id), {});
    await admin.visit('tutorials', { edit: tutorial._id });
    const strip = pagesOf(page, admin);
    await strip.getByRole('button', { name: admin.words.pictures.page(2, 4) }).tap();
    await expect(page.getByRole('dialog')).toContainText(customer.email);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
});

async function newCustomer(request: APIRequestContext) {
  const lastName = unique('Levi');
  const data = { firstName: 'Dana', lastName, email: uniqueEmail(), password: PASSWORD };
  const answer = await request.post(api.register(), { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { token, user } = ((await answer.json()) as { data: { token: string; user: { _id: string } } }).data;
  return {
    _id: user._id,
    email: data.email,
    name: `Dana ${lastName}`,
    reads: async (id: string) => {
      const read = await request.get(api.tutorial(id), { headers: { authorization: `Bearer ${token}` } });
      return ((await read.json()) as { data: Tutorial }).data;
    },
  };
}
