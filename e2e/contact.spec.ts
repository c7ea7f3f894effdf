import type { Page } from '@playwright/test';
import { api, pages } from '#contract/routes.ts';
import { loadPageTexts, type PageTexts } from '#i18n/pages/texts.ts';
import { test as customerTest } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { expect, test, unique } from './support/admin.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { DESKTOP, PHONE } from './support/places.ts';
import { onlyFirst } from './support/short-run.ts';

type Typed = Record<'name' | 'email' | 'subject' | 'message', string>;

const typed = (): Typed => ({
  name: 'דנה Levi',
  email: 'dana@example.com',
  subject: unique('מידה'),
  message: 'שלום,\nאפשר מידה 54?',
});

async function contactForm(page: Page, shop: Shop) {
  const words = await loadPageTexts('contact', shop.lang);
  const field = (name: keyof Typed) =>
    page.getByRole('main').getByRole('textbox', { name: words[name], exact: true });
  const names = ['name', 'email', 'subject', 'message'] as const;
  return {
    words,
    field,
    write: async (values: Typed) => {
      for (const name of names) await field(name).fill(values[name]);
    },
    expectValues: async (values: Typed) => {
      for (const name of names) await expect(field(name)).toHaveValue(values[name]);
    },
    send: () => page.getByRole('main').getByRole('button', { name: words.submit, exact: true }).click(),
  };
}

/** Bodies of the messages that the page sends. */
function sentFrom(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(api.contactMessages()))
      sent.push(request.postDataJSON());
  });
  return sent;
}

const snack = (page: Page, { messages }: Shop, text: string) =>
  page.getByRole('region', { name: messages.common.notices }).getByText(text);

for (const [index, [size, screen]] of (
  [
    ['a phone', PHONE],
    ['a desktop', { viewport: DESKTOP }],
  ] as const
).entries()) {
  test.describe(() => {
    test.use(screen);

    test(
      `missing values are reported at their fields on ${size}`,
      onlyFirst(index),
      async ({ page, shop }) => {
        const form = await contactForm(page, shop);
        const sent = sentFrom(page);
        await shop.visit(pages.contact());
        await form.send();
        for (const text of Object.values(form.words.required))
          await expect(page.getByText(text)).toBeVisible();
        await expect(form.field('name')).toBeFocused();
        await expectNoOverflow(page);
        await expectAccessible(page);

        await form.write({ ...typed(), email: 'dana at home' });
        await expect(page.getByText(form.words.required.message)).toBeHidden();
        await form.send();
        await expect(page.getByText(form.words.emailWrong)).toBeVisible();
        await expect(form.field('email')).toBeFocused();
        expect(sent).toEqual([]);
        await expect(page.getByRole('main').getByRole('link', { name: form.words.privacy })).toHaveAttribute(
          'href',
          shop.address(pages.privacy()),
        );
      },
    );
  });
}

test('a failure says so and keeps what was typed, across a reload and the other language; then it is sent once', async ({
  page,
  shop,
  noise,
}) => {
  noise.allow(/ERR_FAILED|Failed to load resource/);
  const form = await contactForm(page, shop);
  const values = typed();
  await page.route(`**${api.contactMessages()}`, (route) => route.abort('failed'));
  await shop.visit(pages.contact());
  await form.write(values);
  await form.send();
  await expect(snack(page, shop, form.words.failed)).toBeVisible();
  await form.expectValues(values);
  await page.reload();
  await form.expectValues(values);
  await page.goto(`${shop.lang === 'he' ? '/en' : ''}${pages.contact()}`);
  await expect(page.getByRole('main').locator('textarea')).toHaveValue(values.message);

  await page.unroute(`**${api.contactMessages()}`);
  await shop.visit(pages.contact());
  const sent = sentFrom(page);
  // Two quick presses send one message.
  await page
    .getByRole('main')
    .getByRole('button', { name: form.words.submit, exact: true })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expect(snack(page, shop, form.words.sent)).toBeVisible();
  expect(sent).toEqual([values]);
  await form.expectValues({ name: '', email: '', subject: '', message: '' });
  await page.reload();
  await form.expectValues({ name: '', email: '', subject: '', message: '' });
});

test(
  'a filled honeypot is not sent; pressing again sends a person’s message',
  { tag: '@long' },
  async ({ page, shop }) => {
    const form = await contactForm(page, shop);
    const sent = sentFrom(page);
    await shop.visit(pages.contact());
    await form.write(typed());
    const trap = page.locator('form [tabindex="-1"]');
    await trap.evaluate((field: HTMLInputElement) => {
      field.value = 'https://example.com';
    });
    await form.send();
    await expect(snack(page, shop, form.words.failed)).toBeVisible();
    expect(sent).toEqual([]);
    await form.send();
    await expect(snack(page, shop, form.words.sent)).toBeVisible();
    const stays = page.getByRole('main').getByText(form.words.sent);
    await expect(stays).toBeVisible();
    await form.field('name').fill('Dana');
    await expect(stays).toBeHidden();
    expect(sent).toHaveLength(1);
    expect(Object.keys(sent[0] as object)).toEqual(['name', 'email', 'subject', 'message']);
  },
);

test('the server’s refusal is shown in its words', async ({ page, shop, noise }) => {
  noise.allow(/answer 429|status of 429/);
  const form = await contactForm(page, shop);
  const values = typed();
  const body = { error: 'too many', code: 'too_many_requests' };
  await page.route(`**${api.contactMessages()}`, (route) => route.fulfill({ status: 429, json: body }));
  await shop.visit(pages.contact());
  await form.write(values);
  await form.send();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(body.error);
  await expect(snack(page, shop, form.words.failed)).toBeVisible();
  await form.expectValues(values);
});

test('text pages: the table of contents links to sections and changes the address', async ({
  page,
  shop,
}) => {
  for (const name of ['terms', 'accessibility', 'privacy'] as const) {
    const texts: PageTexts[typeof name] = await loadPageTexts(name, shop.lang);
    await shop.visit(pages[name]());
    const [anchor, section] = Object.entries(texts.sections).at(-1)!;
    const title = typeof section === 'string' ? section : section.title;
    await page.getByRole('main').getByRole('navigation').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    // Only the text is printed.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test('an address with a topic prepares a cancellation', { tag: '@long' }, async ({ page, shop }) => {
  const form = await contactForm(page, shop);
  const { subject, message } = form.words.cancellation;
  await shop.visit(pages.contact({ about: 'cancellation' }));
  await form.expectValues({ name: '', email: '', subject, message });
});

customerTest(
  'who is logged in finds name and email filled in',
  { tag: '@long' },
  async ({ page, shop, customer }) => {
    const form = await contactForm(page, shop);
    await shop.visit(pages.contact());
    await expect(form.field('name')).toHaveValue(customer.name);
    await expect(form.field('email')).toHaveValue(customer.email);
    await expect(form.field('subject')).toHaveValue('');
  },
);

test('a started message is not replaced by a cancellation', { tag: '@long' }, async ({ page, shop }) => {
  const form = await contactForm(page, shop);
  const begun = typed();
  await shop.visit(pages.contact());
  await form.write(begun);
  await shop.visit(pages.contact({ about: 'cancellation' }));
  await form.expectValues(begun);
});
