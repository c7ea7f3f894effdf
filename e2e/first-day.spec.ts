/**
 * The admin's first day on a phone: from an empty shop to one that is all theirs. Its minutes are computed from taps
 * and letters (support/counted-hands.ts), so that a busy machine changes nothing.
 */
import { api, inLanguage } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';
import type { APIRequestContext } from '@playwright/test';
import { workshopsOf } from './support/catalogue.ts';
import { CountedHands, minutesOf } from './support/counted-hands.ts';
import { firstDayOf } from './support/first-day.ts';
import { FACTS, PRODUCTS, TUTORIALS, WORDS, WORKSHOPS } from './support/first-day-contents.ts';
import { readHead } from './support/head.ts';
import { expect, test } from './support/own-shop.ts';
import { expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';
import { SITE } from './support/site.ts';
import { foreignWords } from './support/whose-words.ts';

test.use(PHONE);
test.slow(); // it starts a shop of its own

const NAME = FACTS.name;

test(
  'a shop of their own in 25 minutes, ten entries in 12',
  { tag: '@long' },
  async ({ page, shop, request }) => {
    const hands = new CountedHands();
    const day = await firstDayOf(page, shop, hands);
    await setUp(day, hands);
    for (const [index, plan] of PRODUCTS.entries()) {
      hands.step(`entry: product ${index + 1}`);
      await (index === 0 ? day.step('product') : day.another('products'));
      await day.product(plan);
    }
    hands.step('entry: workshop 1');
    await day.toToday();
    await day.step('workshop');
    await day.workshop(WORKSHOPS.first);
    hands.step('entry: workshop 2');
    await day.workshopLike(WORKSHOPS.first, WORKSHOPS.copied);
    await tutorials(day, hands);
    hands.step('entry: banner text');
    await day.tab('banner-texts');
    await day.banner();

    const [all, entries] = [minutesOf(hands.effort()), minutesOf(hands.effort('entry'))];
    test.info().annotations.push({
      type: 'minutes',
      description: `${all.toFixed(1)} in all, ${entries.toFixed(1)} for the entries\n${hands.table}`,
    });
    await day.toToday();
    await expect(day.unfinished).toBeHidden();
    await expectOwn(request);
    for (const { path, status } of SITE) {
      if (status !== 200) continue;
      await shop.visit(await path(request));
      await expect(page.getByRole('banner')).toContainText(NAME[shop.lang]);
      await expect(page.getByRole('contentinfo')).toContainText(FACTS.phone);
      await expectNoOverflow(page);
    }
    expect(all).toBeLessThanOrEqual(25);
    expect(entries).toBeLessThan(12);
  },
);

test(
  'with one product, one workshop and two tutorials the shop is their own',
  { tag: '@long' },
  async ({ page, shop, request }) => {
    const hands = new CountedHands();
    const day = await firstDayOf(page, shop, hands);
    await setUp(day, hands);
    await day.step('product');
    await day.product(PRODUCTS[0]!);
    await day.toToday();
    await day.step('workshop');
    await day.workshop(WORKSHOPS.first);
    await tutorials(day, hands);
    await expectOwn(request);
  },
);

type Day = Awaited<ReturnType<typeof firstDayOf>>;

/** Everything but the entries. */
async function setUp(day: Day, hands: CountedHands): Promise<void> {
  hands.step('log in');
  await day.logIn();
  hands.step('facts');
  await day.step('contact');
  await day.facts();
  await day.toToday();
  hands.step('words and pictures');
  await day.step('words');
  await day.words();
  await day.toToday();
  hands.step('delivery and payment');
  await day.step('delivery');
  await day.delivery();
  await day.toToday();
}

async function tutorials(day: Day, hands: CountedHands): Promise<void> {
  for (const [index, plan] of TUTORIALS.entries()) {
    hands.step(`entry: tutorial ${index + 1}`);
    if (index === 0) await day.toToday();
    await (index === 0 ? day.step('tutorial') : day.another('tutorials'));
    await day.tutorial(plan);
  }
}

/** Every public page, file and share picture, in both languages. */
async function expectOwn(request: APIRequestContext): Promise<void> {
  for (const lang of LANGS) {
    for (const { name, path, status } of SITE) {
      await test.step(`${name}, ${lang}`, async () => {
        const answer = await request.get(inLanguage(lang, await path(request)));
        const html = await answer.text();
        expect(answer.status()).toBe(status);
        expect(foreignWords(html)).toEqual([]);
        const { title, meta, things } = readHead(html);
        expect(title).toContain(NAME[lang]);
        expect(html).toContain(FACTS.phone);
        expect(JSON.stringify(things)).not.toMatch(/Hammer|פטיש/);
        const picture = meta['og:image'];
        if (status === 200 && picture) {
          const answered = await request.get(new URL(picture).pathname);
          expect(answered.headers()['content-type']).toBe('image/jpeg');
        }
      });
    }
    const [workshop] = await workshopsOf(request);
    for (const path of [
      inLanguage(lang, '/site.webmanifest'),
      api.workshopCalendar(workshop!._id, { lang }),
      '/sitemap.xml',
      '/robots.txt',
      api.shopFacts(),
    ]) {
      const text = await (await request.get(path)).text();
      expect(foreignWords(text), path).toEqual([]);
    }
  }
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/terms')).toContain(FACTS.businessNumber);
  expect(await text('/terms')).toContain(FACTS.legalName.he);
  expect(await text('/terms')).toContain(FACTS.arrange.he);
  expect(await text('/contact')).toContain(FACTS.address.he);
  expect(await text('/contact')).toContain(FACTS.hours.he);
  expect(await text('/en/contact')).toContain(FACTS.address.en);
  expect(await text('/')).toContain(WORDS.home.heroTitle.he);
  expect(await text('/en/about')).toContain(WORDS.about.lead.en);
}
