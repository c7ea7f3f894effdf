/**
 * The admin's whole work: on a phone from an empty shop to a small catalogue in both languages, which customers see
 * immediately; at a desk everything by keyboard alone.
 */
import { api, inLanguage, pages, type AdminTab } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';
import { jerusalemDate } from '#domain/jerusalem.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { productsOf } from './support/catalogue.ts';
import { PASSWORD, uniqueEmail } from './support/customer.ts';
import { editorOf } from './support/editor.ts';
import { test as base, untilAlive } from './support/fixtures.ts';
import { cardOf, expectAt, tabTo } from './support/journey.ts';
import { logIn, loginForm } from './support/login.ts';
import { expect, inDays, test as atAdminShop, unique } from './support/admin.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectNoOverflow } from './support/page-checks.ts';
import { choose, jpegFile } from './support/picture-files.ts';
import { ADMIN, PHONE } from './support/places.ts';

/** This test's own shop, without entries. */
const atEmptyShop = base.extend({
  baseURL: async ({ headless: _headless }, use) => {
    await withOwnServer({ demo: 'off' }, (server) => use(server.url));
  },
});

const PRODUCT = { he: 'טבעת רקועה', en: 'Hammered ring' };
const WORKSHOP = { he: 'ערב ריקוע', en: 'An evening of hammering' };
const TUTORIAL = { he: 'לקפל עגור', en: 'Fold a crane' };
const BANNER = { he: 'הסטודיו נפתח', en: 'The studio is open' };

/** By the calendar: a week with a clock change is an hour longer or shorter. */
function twoWeeksAway(): [string, string] {
  const first = jerusalemDate(new Date(inDays(14)));
  return [first, new Date(Date.parse(first) + 7 * 86_400_000).toISOString().slice(0, 10)];
}

atEmptyShop.describe('on a phone', () => {
  atEmptyShop.use(PHONE);

  atEmptyShop(
    'from an empty shop to a catalogue that customers see at once',
    async ({ page, shop, browser, request, noise }) => {
      atEmptyShop.slow(); // it starts a shop of its own
      noise.allow(/404/);
      const words = await loadAdminMessages(shop.lang);
      const { today, lists, pictures, workshops } = words;
      const { dialog, field, save } = editorOf(page);
      const tapTab = (tab: AdminTab) =>
        page.getByRole('tab', { name: words.shell.tabs[tab], exact: true }).tap();
      const rowOf = (text: string) =>
        page.getByRole('listitem').filter({ has: page.getByRole('link', { name: text, exact: true }) });
      const named = (texts: { he: string; en: string }) => rowOf(texts[shop.lang]);
      // As the editor before left it.
      const openEnglish = async () => {
        const english = dialog.locator('details').filter({ hasText: words.fields.englishFold });
        if ((await english.getAttribute('open')) === null) await english.locator('summary').tap();
      };
      const kept = async () => {
        await save.tap();
        await expect(dialog).toBeHidden();
      };

      await shop.visit(pages.admin());
      await expectAt(page, shop.address(pages.login({ next: shop.address(pages.admin()) })));
      await logIn(page, shop, ADMIN);
      await expect(page.getByRole('heading', { name: today.firstSteps.title })).toBeVisible();

      await page.getByRole('link', { name: today.firstSteps.product.title }).tap();
      await choose(dialog.getByRole('button', { name: pictures.fromGallery }), [
        await jpegFile('ring.jpg', 40),
      ]);
      await field('title').fill(PRODUCT.he);
      await field('price').fill('120');
      await field('inventory').fill('5');
      await field('description').fill('כסף, מרוקעת ביד.');
      await openEnglish();
      await field('translations.en.title').fill(PRODUCT.en);
      await field('translations.en.description').fill('Silver, hammered by hand.');
      await expectNoOverflow(page);
      await kept();
      await expect(named(PRODUCT)).toBeVisible();

      await tapTab('workshops');
      await page.getByRole('button', { name: lists.emptyPlain }).tap();
      const [first, weekLater] = twoWeeksAway();
      await field('workshopDates.0.date').fill(first);
      await field('workshopDates.0.duration').fill('150');
      await dialog.getByRole('button', { name: workshops.weekAfter }).tap();
      await expect(field('workshopDates.1.date')).toHaveValue(weekLater);
      await field('title').fill(WORKSHOP.he);
      await openEnglish();
      await field('translations.en.title').fill(WORKSHOP.en);
      await field('description').fill('שני ערבים בסטודיו.');
      await field('location').fill('הרצליה');
      await field('price').fill('380');
      await field('participantLimit').fill('8');
      await kept();
      await expect(named(WORKSHOP)).toBeVisible();

      await tapTab('tutorials');
      await page.getByRole('button', { name: lists.tutorials.emptyPicture }).tap();
      const leaves = [await jpegFile('1.jpg', 80), await jpegFile('2.jpg', 120)];
      await choose(dialog.getByRole('button', { name: pictures.addPages }), leaves);
      await field('title').fill(TUTORIAL.he);
      await openEnglish();
      await field('translations.en.title').fill(TUTORIAL.en);
      await field('price').fill('0');
      await kept();
      await expect(named(TUTORIAL)).toContainText(lists.free);

      await tapTab('banner-texts');
      await page.getByRole('button', { name: words.bannerTexts.emptyAdd }).tap();
      await field('text').fill(BANNER.he);
      await openEnglish();
      await field('translations.en.text').fill(BANNER.en);
      await kept();
      await expectNoOverflow(page);

      // A customer's phone shows all of it in both languages.
      const theirs = await browser.newContext();
      await noise.listen(theirs);
      const customer = await theirs.newPage();
      const { nav, product, login, register, fields } = shop.messages;
      const sees = async (path: string, texts: { he: string; en: string }) => {
        for (const lang of LANGS) {
          await customer.goto(inLanguage(lang, path));
          await expect(cardOf(customer, texts[lang])).toBeVisible();
        }
      };
      for (const lang of LANGS) {
        await customer.goto(inLanguage(lang, pages.home()));
        await expect(customer.getByText(BANNER[lang], { exact: true })).toBeVisible();
      }
      await sees(pages.workshops(), WORKSHOP);
      await sees(pages.tutorials(), TUTORIAL);
      await sees(pages.shop(), PRODUCT);

      await customer.goto(shop.address(pages.shop()));
      await untilAlive(customer);
      await cardOf(customer, PRODUCT[shop.lang])
        .getByRole('button', { name: product.addLabel(PRODUCT[shop.lang]) })
        .tap();
      await customer
        .getByRole('main')
        .getByRole('link', { name: login.toRegister('10%') })
        .tap();
      for (const [label, value] of [
        [fields.firstName, 'Noa'],
        [fields.lastName, 'Cohen'],
        [fields.email, uniqueEmail()],
        [fields.password, PASSWORD],
        [register.confirmPassword, PASSWORD],
      ] as const) {
        await customer.getByLabel(label, { exact: true }).fill(value);
      }
      await customer.getByRole('main').getByRole('button', { name: register.submit }).tap();
      await expectAt(customer, shop.address(pages.shop()));
      await expect(
        customer.getByRole('banner').getByRole('button', { name: nav.cartWith(1), exact: true }),
      ).toBeVisible();

      // Changes in the rows reach the shop.
      const isListed = async (path: string, { he }: { he: string }) =>
        ((await (await request.get(path)).json()) as { data: { title: string }[] }).data.some(
          ({ title }) => title === he,
        );
      await tapTab('shop');
      await named(PRODUCT)
        .getByRole('button', { name: lists.menu.of(PRODUCT[shop.lang]) })
        .tap();
      const stock = page.getByRole('dialog').getByRole('group', { name: words.fields.names.inventory });
      for (const _press of [1, 2]) await stock.getByRole('button', { name: lists.less }).tap();
      await page.keyboard.press('Escape');
      await expect(named(PRODUCT)).toContainText(lists.stock.left(3));
      await expect.poll(async () => (await productsOf(request))[0]!.inventory).toBe(3);

      await tapTab('tutorials');
      await named(TUTORIAL).getByRole('switch').tap();
      await expect.poll(() => isListed(api.tutorials(), TUTORIAL)).toBe(false);

      await tapTab('workshops');
      await named(WORKSHOP)
        .getByRole('button', { name: lists.menu.of(WORKSHOP[shop.lang]) })
        .tap();
      await page.getByRole('dialog').getByRole('button', { name: lists.menu.remove }).tap();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: lists.remove.confirm, exact: true })
        .tap();
      // While the question is open, the rows are hidden from screen readers; it closes with the server's answer.
      await expect(page.getByRole('alertdialog')).toBeHidden();
      const undo = page.getByRole('button', { name: lists.remove.undo });
      await undo.hover(); // or its time might run out
      await expect(named(WORKSHOP)).toBeHidden();
      await expect.poll(() => isListed(api.workshops(), WORKSHOP)).toBe(false);
      await undo.tap();
      await expect(named(WORKSHOP)).toBeVisible();
      await sees(pages.workshops(), WORKSHOP);
      await theirs.close();
    },
  );
});

atAdminShop(
  'by keyboard alone: log in, make a product, order its pictures, hide it, delete it and bring it back',
  { tag: '@long' },
  async ({ page, shop, request, noise }) => {
    noise.allow(/404/);
    const words = await loadAdminMessages(shop.lang);
    const { lists, pictures } = words;
    const title = unique('צמיד');
    const english = unique('Bangle');
    const shown = shop.lang === 'en' ? english : title;
    const { dialog, field } = editorOf(page);
    const press = (key: string) => page.keyboard.press(key);
    const made = async () => (await productsOf(request)).find((product) => product.title === title);

    await shop.visit(pages.adminTab('users'));
    const form = loginForm(page, shop);
    await tabTo(page, form.email);
    await page.keyboard.type(ADMIN.email);
    await tabTo(page, form.password, 2);
    await page.keyboard.type(ADMIN.password);
    await press('Enter');
    await expectAt(page, shop.address(pages.adminTab('users')));

    await tabTo(page, page.getByRole('tab', { name: words.shell.tabs.users, exact: true }));
    await press(shop.arrows.forward);
    await press(shop.arrows.forward);
    await expect(page.getByRole('tab', { name: words.shell.tabs.shop, exact: true })).toBeFocused();
    await press('Enter');
    await expectAt(page, shop.address(pages.adminTab('shop')));
    const add = page.getByRole('button', { name: lists.products.add });
    await expect(page.getByRole('table')).toBeVisible();
    await tabTo(page, add);
    await press('Enter');
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();

    // Awaited first: a key press may be faster than the browser's preparation for the file chooser.
    const opens = page.waitForEvent('filechooser');
    await tabTo(page, dialog.getByRole('button', { name: pictures.add }));
    await press('Enter');
    await (
      await opens
    ).setFiles([
      await jpegFile('front.jpg', 60),
      await jpegFile('back.jpg', 100),
      await jpegFile('worn.jpg', 140),
    ]);
    const tile = (n: number) => dialog.getByRole('button', { name: pictures.picture(n, 3) });
    await expect(tile(3)).toBeVisible();
    const type = async (name: string, text: string) => {
      await tabTo(page, field(name));
      await page.keyboard.insertText(text);
    };
    await type('title', title);
    await type('translations.en.title', english);
    await type('description', 'פליז, פתוח.');
    await type('translations.en.description', 'Brass, open.');
    await type('price', '140');
    await press('Control+s');
    await expect(dialog).toBeHidden();
    const link = page.getByRole('link', { name: shown, exact: true });
    await expect(link).toBeFocused();
    const before = (await made())!;

    // The last picture becomes the main one, and the price changes.
    await press('Enter');
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    await tabTo(page, tile(3));
    await press('Space');
    await press(shop.arrows.back);
    await press(shop.arrows.back);
    await press('Space');
    await expect(tile(1)).toBeFocused();
    await tabTo(page, field('price'));
    await press('Control+a');
    await page.keyboard.type('150');
    await press('Control+s');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    const [front, back, worn] = [before.imagePath, ...before.secondaryImagesPathes];
    await expect
      .poll(made)
      .toMatchObject({ price: 150, imagePath: worn, secondaryImagesPathes: [front, back] });

    await press('Space');
    await expect.poll(made).toBeUndefined();
    await press('Space');
    await expect.poll(made).toBeDefined();

    await press('Delete');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: lists.remove.cancel })).toBeFocused();
    await tabTo(page, question.getByRole('button', { name: lists.remove.confirm, exact: true }), 4);
    await press('Enter');
    await expect(question).toBeHidden();
    await expect(link).toHaveCount(0);
    // F6 leads to the last message, whose time stands still meanwhile.
    const undo = page.getByRole('button', { name: lists.remove.undo });
    await expect(undo).toBeVisible();
    await press('F6');
    await tabTo(page, undo);
    await expect.poll(made).toBeUndefined();
    await press('Enter');
    await expect(link).toBeFocused();
    await expect.poll(made).toBeDefined();
  },
);
