import type { APIRequestContext } from '@playwright/test';
import { NEWSLETTER_ACTS, pages, type NewsletterAct, type PageName } from '#contract/routes.ts';
import { CATEGORIES, type Category } from '#domain/catalogue.ts';
import type { Lang } from '#domain/language.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { productsOf, titleIn, tutorialsOf, workshopsOf } from './catalogue.ts';
import type { Words } from './words.ts';

export interface SitePage {
  name: string;
  /** Unprefixed; tutorials are known only after a request to the shop. */
  path: (request: APIRequestContext) => Promise<string>;
  status: number;
  /** The beginning of its title. */
  title: (messages: Words, lang: Lang, request: APIRequestContext) => Promise<string>;
  /** Titles of entries in its first HTML. */
  entries: (lang: Lang, request: APIRequestContext) => Promise<string[]>;
}

const none = () => Promise.resolve([]);

function plain(
  name: string,
  path: string,
  title: (messages: Words) => string,
  entries: SitePage['entries'] = none,
  status = 200,
): SitePage {
  return {
    name,
    path: () => Promise.resolve(path),
    status,
    title: (messages) => Promise.resolve(title(messages)),
    entries,
  };
}

/** A page whose title is in its own texts. */
function textPage(
  name:
    | 'about'
    | 'terms'
    | 'accessibility'
    | 'privacy'
    | 'cancel'
    | 'sizes'
    | 'forgotPassword'
    | 'resetPassword'
    | 'confirmEmail',
): SitePage {
  return {
    ...plain(name, pages[name](), () => ''),
    title: async (_messages, lang) => (await loadPageTexts(name, lang)).title,
  };
}

const titles = (lang: Lang, entries: { title: string; translations: { en?: { title?: string } } }[]) =>
  entries.map((entry) => titleIn(lang, entry));

async function tutorialThat(request: APIRequestContext, isFree: boolean) {
  return (await tutorialsOf(request)).find(({ price }) => (price === 0) === isFree)!;
}

function tutorialPage(name: string, isFree: boolean): SitePage {
  const title: SitePage['title'] = async (_messages, lang, request) =>
    titleIn(lang, await tutorialThat(request, isFree));
  return {
    name,
    path: async (request) => pages.tutorial((await tutorialThat(request, isFree))._id),
    status: 200,
    title,
    entries: async (lang, request) => [titleIn(lang, await tutorialThat(request, isFree))],
  };
}

function entryPage(
  name: string,
  page: (id: string) => string,
  list: typeof productsOf | typeof workshopsOf,
): SitePage {
  const first = async (request: APIRequestContext) => (await list(request))[0]!;
  return {
    name,
    path: async (request) => page((await first(request))._id),
    status: 200,
    title: async (_messages, lang, request) => titleIn(lang, await first(request)),
    entries: async (lang, request) => [titleIn(lang, await first(request))],
  };
}

function searchPage(q: string): SitePage {
  return {
    ...plain('search', pages.search({ q }), () => ''),
    title: async (_messages, lang) => (await loadPageTexts('search', lang)).titleFor(q),
  };
}

function categoryPage(category: Category): SitePage {
  const entries: SitePage['entries'] = async (lang, request) => [
    ...titles(lang, await productsOf(request, { category })),
    ...titles(lang, await workshopsOf(request, { category })),
    ...titles(lang, await tutorialsOf(request, { category })),
  ];
  return plain(
    `category ${category}`,
    pages.category(category),
    ({ categories }) => categories[category],
    entries,
  );
}

function newsletterPage(act: NewsletterAct): SitePage {
  return {
    ...plain(`newsletter, ${act}`, pages.newsletter(act), () => ''),
    title: async (_messages, lang) => (await loadPageTexts('newsletter', lang))[act].title,
  };
}

const home = plain(
  'home',
  pages.home(),
  ({ home: { pageTitle } }) => pageTitle,
  async (lang, request) => titles(lang, await productsOf(request, { limit: 4 })),
);
const shop = plain(
  'shop',
  pages.shop(),
  ({ shop: { title } }) => title,
  async (lang, request) => titles(lang, await productsOf(request)),
);
const filteredShop = plain(
  'shop, filtered and sorted',
  pages.shop({ category: 'cricut', sort: 'priceLow' }),
  ({ shop: { title }, categories }) => `${title}: ${categories.cricut}`,
  async (lang, request) => titles(lang, await productsOf(request, { category: 'cricut' })),
);
const workshops = plain(
  'workshops',
  pages.workshops(),
  ({ workshops: { title } }) => title,
  async (lang, request) => titles(lang, await workshopsOf(request)),
);
const tutorials = plain(
  'tutorials',
  pages.tutorials(),
  ({ tutorials: { title } }) => title,
  async (lang, request) => titles(lang, await tutorialsOf(request)),
);
const unknownTutorial = plain(
  'an unknown tutorial',
  pages.tutorial('no-such-tutorial'),
  ({ tutorial }) => tutorial.notFound,
  none,
  404,
);

const PAGES: Record<PageName, readonly SitePage[]> = {
  home: [home],
  shop: [shop, filteredShop],
  workshops: [workshops],
  tutorials: [tutorials],
  product: [entryPage('a product', pages.product, productsOf)],
  workshop: [entryPage('a workshop', pages.workshop, workshopsOf)],
  tutorial: [tutorialPage('a free tutorial', true), tutorialPage('a paid tutorial', false), unknownTutorial],
  category: CATEGORIES.map(categoryPage),
  sizes: [textPage('sizes')],
  search: [searchPage('ring')],
  about: [textPage('about')],
  contact: [plain('contact', pages.contact(), ({ contact }) => contact.title)],
  terms: [textPage('terms')],
  accessibility: [textPage('accessibility')],
  privacy: [textPage('privacy')],
  cancel: [textPage('cancel')],
  newsletter: NEWSLETTER_ACTS.map(newsletterPage),
  login: [plain('login', pages.login(), ({ login }) => login.pageTitle)],
  register: [plain('register', pages.register(), ({ register }) => register.pageTitle)],
  forgotPassword: [textPage('forgotPassword')],
  resetPassword: [textPage('resetPassword')],
  confirmEmail: [textPage('confirmEmail')],
  waitingPlace: [
    {
      ...plain('waitingPlace', pages.waitingPlace(), () => ''),
      title: async (_messages, lang) => (await loadPageTexts('seats', lang)).link.title,
    },
  ],
  // Only for logged-in users: customer-pages.spec.ts and admin-shell.spec.ts.
  checkout: [],
  account: [],
  order: [],
  orders: [],
  admin: [],
};

export const SITE: readonly SitePage[] = [
  ...Object.values(PAGES).flat(),
  plain('an unknown address', '/no-such-page', ({ notFound }) => notFound.pageTitle, none, 404),
];
