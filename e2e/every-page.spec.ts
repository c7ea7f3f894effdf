import { inLanguage } from '#contract/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { expectNoFormatter, watchFormatters } from './support/formatters.ts';
import { NOT_FOUND_PAGE } from './support/noise.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';
import { SITE } from './support/site.ts';

test('every page is whole in its first HTML', async ({ request, shop }) => {
  test.slow();
  for (const { name, path, status, title, entries } of SITE) {
    await test.step(name, async () => {
      const answer = await request.get(shop.address(await path(request)));
      const html = await answer.text();
      expect(answer.status()).toBe(status);
      expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${shop.lang}" dir="${shop.dir}"`));
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html.match(/<title>/g)).toHaveLength(1);
      // The visible texts, without tags and the data block.
      const text = withoutMarkup(html);
      expect(text).toContain(await title(shop.messages, shop.lang, request));
      for (const entry of await entries(shop.lang, request)) expect(text).toContain(entry);
    });
  }
});

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    // One after the other in one browser, which loads the scripts once.
    test(`every page fits and is accessible on ${size}`, { tag }, async ({ page, request, shop, noise }) => {
      test.slow();
      await watchFormatters(page);
      for (const { name, path, status, title } of SITE) {
        await test.step(name, async () => {
          const address = await path(request);
          if (status === 404) noise.allow(new RegExp(`\\b404\\b.*${escaped(shop.address(address))}$`));
          const response = await shop.visit(address);
          expect(response.status()).toBe(status);
          await expect(page).toHaveTitle(
            new RegExp(`^${escaped(await title(shop.messages, shop.lang, request))} · `),
          );
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectNoOverflow(page);
          await expectNoFormatter(page);
          await expectAccessible(page);
        });
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'every page is readable and its links are there',
    { tag: '@short-he' },
    async ({ page, request, shop, noise }) => {
      test.slow();
      noise.allow(NOT_FOUND_PAGE);
      const other = shop.lang === 'he' ? 'en' : 'he';
      for (const { name, path, entries } of SITE) {
        await test.step(name, async () => {
          await shop.visit(await path(request));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          for (const entry of await entries(shop.lang, request)) {
            await expect(page.getByRole('heading', { name: entry, exact: true }).first()).toBeVisible();
          }
          const toggle = page
            .getByRole('banner')
            .getByRole('link', { name: shop.messages.language.switchTo });
          await expect(toggle).toHaveAttribute('href', inLanguage(other, await path(request)));
        });
      }
    },
  );
});

test('every page has a title and a description of its own', async ({ request, shop }) => {
  const heads = await Promise.all(
    SITE.filter(({ status }) => status === 200).map(async ({ path }) => {
      const html = await (await request.get(shop.address(await path(request)))).text();
      return {
        title: /<title>(.*?)<\/title>/.exec(html)?.[1],
        description: /<meta name="description" content="(.*?)"/.exec(html)?.[1],
      };
    }),
  );
  const allTitles = heads.map((head) => head.title);
  expect(new Set(allTitles).size).toBe(allTitles.length);
  expect(heads.every(({ description }) => description && description.length > 10)).toBe(true);
});

function withoutMarkup(html: string): string {
  const text = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, '');
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
