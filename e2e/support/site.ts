/** Every page that a visitor can reach, and what its first HTML must say. */
import type { APIRequestContext } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { CATEGORIES, type Category } from '#domain/catalogue.ts';
import type { Lang } from '#domain/language.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { productsOf, titleIn, tutorialsOf, workshopsOf } from './catalogue.ts';
import type { Words } from './words.ts';

export interface SitePage {
  name: string;
  /** Unprefixed; tutorials are known only when the shop is asked. */
  path: (request: APIRequestContext) => Promise<string>;
  status: number;
  /** The begin of its title. */
  title: (messages: Words, lang: Lang, request: APIRequestContext) => Promise<string>;
  /** Titles of entries that its first HTML carries. */
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

/** A page whose title is among its own long texts. */
function textPage(name: 'about' | 'terms' | 'accessibility' | 'privacy'): SitePage {
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

/** The page of the first product or workshop of the list. */
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

/** The results for a word that the demo catalogue has. */
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

export const SITE: readonly SitePage[] = [
  plain(
    'home',
    pages.home(),
    ({ home }) => home.pageTitle,
    async (lang, request) => titles(lang, await productsOf(request, { limit: 4 })),
  ),
  plain(
    'shop',
    pages.shop(),
    ({ shop }) => shop.title,
    async (lang, request) => titles(lang, await productsOf(request)),
  ),
  plain(
    'shop, filtered and sorted',
    pages.shop({ category: 'cricut', sort: 'priceLow' }),
    ({ shop, categories }) => `${shop.title}: ${categories.cricut}`,
    async (lang, request) => titles(lang, await productsOf(request, { category: 'cricut' })),
  ),
  plain(
    'workshops',
    pages.workshops(),
    ({ workshops }) => workshops.title,
    async (lang, request) => titles(lang, await workshopsOf(request)),
  ),
  plain(
    'tutorials',
    pages.tutorials(),
    ({ tutorials }) => tutorials.title,
    async (lang, request) => titles(lang, await tutorialsOf(request)),
  ),
  entryPage('a product', pages.product, productsOf),
  entryPage('a workshop', pages.workshop, workshopsOf),
  tutorialPage('a free tutorial', true),
  tutorialPage('a paid tutorial', false),
  ...CATEGORIES.map(categoryPage),
  searchPage('ring'),
  textPage('about'),
  plain('contact', pages.contact(), ({ contact }) => contact.title),
  textPage('terms'),
  textPage('accessibility'),
  textPage('privacy'),
  plain('login', pages.login(), ({ login }) => login.pageTitle),
  plain('register', pages.register(), ({ register }) => register.pageTitle),
  plain('an unknown address', '/no-such-page', ({ notFound }) => notFound.pageTitle, none, 404),
  plain(
    'an unknown tutorial',
    pages.tutorial('no-such-tutorial'),
    ({ tutorial }) => tutorial.notFound,
    none,
    404,
  ),
];
