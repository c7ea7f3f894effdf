/** What a maker does on the first day, by what the screens of a phone offer. */
import type { Page } from '@playwright/test';
import { pages, type AdminTab } from '#contract/routes.ts';
import { jerusalemDate } from '#domain/jerusalem.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { expect, inDays } from './admin.ts';
import type { CountedHands } from './counted-hands.ts';
import { editorOf } from './editor.ts';
import type { EntryText, ProductPlan, Text, TutorialPlan, WorkshopPlan } from './first-day-contents.ts';
import { BANNER, FACTS, WORDS } from './first-day-contents.ts';
import type { Shop } from './fixtures.ts';
import { loginForm } from './login.ts';
import { jpegFile } from './picture-files.ts';
import { ADMIN } from './places.ts';

type FirstStep = 'contact' | 'words' | 'product' | 'workshop' | 'tutorial' | 'delivery';

const day = (days: number) => jerusalemDate(new Date(inDays(days)));

export async function firstDayOf(page: Page, shop: Shop, hands: CountedHands) {
  const words = await loadAdminMessages(shop.lang);
  const { today, lists, pictures, settings, workshops, shell } = words;
  const { dialog, field, save } = editorOf(page);
  const main = page.getByRole('main');
  const setting = (path: string) => main.locator(`[name="${path}"]`);
  const step = (name: FirstStep) => page.getByRole('link', { name: today.firstSteps[name].title });
  const fold = (title: string) => main.locator('summary').filter({ hasText: title });
  let shade = 0;
  const files = (count: number) =>
    Promise.all(Array.from({ length: count }, () => jpegFile(`${shade}.jpg`, (shade += 12))));

  async function inBoth(fieldOf: (name: string) => ReturnType<typeof field>, path: string, text: Text) {
    await hands.type(fieldOf(`${path}.he`), text.he);
    if (text.en) await hands.type(fieldOf(`${path}.en`), text.en);
  }

  async function savePage() {
    const button = main.locator('[type=submit]');
    await hands.tap(button);
    await expect(button).toHaveCount(0);
  }

  const toToday = () => hands.tap(page.getByRole('link', { name: shell.today, exact: true }));

  async function openEnglish() {
    const isOpen = await dialog.locator('details[data-section=english]').getAttribute('open');
    if (isOpen === null)
      await hands.tap(dialog.locator('summary').filter({ hasText: words.fields.englishFold }));
  }

  /** Hebrew first and then all the English, so that the keyboard changes once. */
  async function english(texts: Record<string, string>) {
    await openEnglish();
    for (const [name, text] of Object.entries(texts))
      await hands.type(field(`translations.en.${name}`), text);
  }

  async function publish() {
    await hands.tap(save);
    await expect(dialog).toBeHidden();
  }

  const choice = (name: string, value: string) =>
    dialog.locator('label').filter({ has: page.locator(`[name="${name}"][value="${value}"]`) });

  return {
    step: (name: FirstStep) => hands.tap(step(name)),
    toToday,

    async logIn() {
      await shop.visit(pages.admin());
      const form = loginForm(page, shop);
      await hands.type(form.email, ADMIN.email);
      await hands.type(form.password, ADMIN.password);
      await hands.tap(form.submit);
      await expect(page.getByRole('heading', { name: today.firstSteps.title })).toBeVisible();
    },

    async facts() {
      await inBoth(setting, 'shop.name', FACTS.name);
      await hands.type(setting('shop.phone'), FACTS.phone);
      await hands.type(setting('shop.whatsapp'), FACTS.whatsapp);
      await hands.type(setting('shop.email'), FACTS.email);
      await inBoth(setting, 'shop.address', FACTS.address);
      await hands.type(setting('shop.hours.he'), FACTS.hours.he);
      await hands.type(setting('shop.instagram'), FACTS.instagram);
      await hands.tap(fold(settings.legal.title));
      await hands.tap(main.locator('label').filter({ hasText: settings.legal.kinds.exempt }));
      await hands.type(setting('shop.businessNumber'), FACTS.businessNumber);
      await hands.type(setting('shop.legalName.he'), FACTS.legalName.he);
      await savePage();
    },

    async words() {
      await inBoth(setting, 'texts.home.heroTitle', WORDS.home.heroTitle);
      await inBoth(setting, 'texts.home.heroText', WORDS.home.heroText);
      const hero = page.getByRole('region', { name: words.fields.names['texts.home.heroImage'] });
      await hands.choose(hero.getByRole('button', { name: pictures.fromGallery }), await files(1));
      await hands.tap(main.getByRole('button', { name: words.words.pages.about }));
      await inBoth(setting, 'texts.about.lead', WORDS.about.lead);
      const portrait = page.getByRole('region', { name: words.fields.names['texts.about.image'] });
      await hands.choose(portrait.getByRole('button', { name: pictures.fromGallery }), await files(1));
      await inBoth(setting, 'texts.about.story', WORDS.about.story);
      await hands.type(setting('texts.about.mission.he'), WORDS.about.mission.he);
      await savePage();
    },

    async delivery() {
      await hands.type(setting('delivery.pickup.note.he'), FACTS.pickup.he);
      await hands.tap(setting('delivery.post.on'));
      await hands.tap(setting('payments.arrange.on'));
      await inBoth(setting, 'payments.arrange.text', FACTS.arrange);
      await savePage();
    },

    async product({ title, description, price, pictures: count, isPaper, stock }: ProductPlan) {
      await hands.choose(dialog.getByRole('button', { name: pictures.fromGallery }), await files(count));
      await hands.type(field('title'), title.he);
      await hands.type(field('price'), price);
      if (stock) await hands.type(field('inventory'), stock);
      if (isPaper) await hands.tap(choice('category', 'cricut'));
      await hands.type(field('description'), description.he);
      await english({ title: title.en, description: description.en });
      await publish();
      await expect(rowOf(title)).toBeVisible();
    },

    async workshop(plan: WorkshopPlan) {
      const { title, description, price, percent, places } = plan;
      await hands.pick(field('workshopDates.0.date'), day(20));
      await hands.tap(dialog.getByRole('button', { name: workshops.hours[150] }).first());
      await hands.tap(dialog.getByRole('button', { name: workshops.weekAfter }));
      await hands.type(field('title'), title.he);
      await hands.type(field('description'), description.he);
      await expect(field('location')).toHaveValue(FACTS.address.he);
      await english({ title: title.en, description: description.en });
      await expect(field('translations.en.location')).toHaveValue(FACTS.address.en);
      await hands.type(field('price'), price);
      await hands.type(field('earlyBirdDiscountPercentage'), percent);
      await hands.pick(field('earlyBirdDate'), day(10));
      await hands.type(field('participantLimit'), places);
      await publish();
      await expect(rowOf(title)).toBeVisible();
    },

    async workshopLike(one: EntryText, plan: EntryText & { price: string }) {
      await hands.tap(rowOf(one.title).getByRole('button', { name: lists.menu.of(one.title[shop.lang]) }));
      await hands.tap(page.getByRole('dialog').getByRole('button', { name: lists.workshops.duplicate }));
      await hands.pick(field('workshopDates.0.date'), day(40));
      await hands.pick(field('workshopDates.1.date'), day(47));
      await hands.type(field('title'), plan.title.he);
      await hands.type(field('description'), plan.description.he);
      await english({ title: plan.title.en, description: plan.description.en });
      await hands.type(field('price'), plan.price);
      await hands.pick(field('earlyBirdDate'), day(30));
      await publish();
      await expect(rowOf(plan.title)).toBeVisible();
    },

    async tutorial({ title, description, price, hasCover }: TutorialPlan) {
      await hands.choose(dialog.getByRole('button', { name: pictures.addPages }), await files(4));
      if (hasCover)
        await hands.choose(dialog.getByRole('button', { name: pictures.fromGallery }), await files(1));
      await hands.type(field('title'), title.he);
      await hands.type(field('description'), description.he);
      await english({ title: title.en, description: description.en });
      await hands.type(field('price'), price);
      await publish();
      await expect(rowOf(title)).toBeVisible();
    },

    async banner() {
      await hands.tap(page.getByRole('button', { name: words.bannerTexts.emptyAdd }));
      await hands.type(field('text'), BANNER.he);
      await hands.pick(field('endDate'), day(60));
      await english({ text: BANNER.en });
      await publish();
    },

    async another(kind: 'products' | 'workshops' | 'tutorials') {
      await hands.tap(page.getByRole('button', { name: lists[kind].add }));
    },

    async tab(tab: AdminTab) {
      await hands.tap(page.getByRole('tab', { name: shell.tabs[tab], exact: true }));
    },

    get unfinished() {
      return page.getByRole('heading', { name: today.firstSteps.title });
    },
  };

  function rowOf(title: Required<Text>) {
    const link = page.getByRole('link', { name: title[shop.lang], exact: true });
    return page.getByRole('listitem').filter({ has: link });
  }
}
