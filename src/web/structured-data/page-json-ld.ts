import type { Thing } from 'schema-dts';
import { pages, type PageName } from '#contract/routes.ts';
import type { SharedEntry } from '#contract/share.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import type { Workshop } from '#contract/workshops.ts';
import type { CardProduct } from '../features/catalogue/card-product.ts';
import { titleOf } from '../features/catalogue/entry-texts.ts';
import { entriesBefore, entriesOf } from '../features/list-pages/list-pages.ts';
import type { LoadedData } from '../screens.ts';
import type { PageFacts } from './addresses.ts';
import { tutorialThings, workshopEvent } from './entries.ts';
import { productThing } from './product.ts';
import { breadcrumbs, entryPath, itemList, type ListedEntry } from './lists.ts';
import { aboutPage, contactPage, shop, site } from './shop.ts';

const products = (entries: readonly CardProduct[]) =>
  entries.map((entry) => ({ kind: 'products', entry }) as const);
const workshops = (entries: readonly Workshop[]) =>
  entries.map((entry) => ({ kind: 'workshops', entry }) as const);
const tutorials = (entries: readonly TutorialCard[]) =>
  entries.map((entry) => ({ kind: 'tutorials', entry }) as const);

type JsonLdOf<Data> = (page: PageFacts, data: Data) => Thing[];
const nothing = () => [];

const JSON_LD: { [Name in PageName]: JsonLdOf<LoadedData<Name>> } = {
  home: (page, data) => [
    shop(page),
    site(page),
    itemList(page, page.facts.name[page.lang], [...products(data.products), ...workshops(data.workshops)]),
  ],
  shop: (page, data) =>
    list(
      page,
      { name: page.messages.nav.shop, path: pages.shop() },
      products(entriesOf(data)),
      entriesBefore(data),
    ),
  workshops: (page, data) =>
    list(
      page,
      { name: page.messages.nav.workshops, path: pages.workshops() },
      workshops(entriesOf(data)),
      entriesBefore(data),
    ),
  tutorials: (page, data) =>
    list(
      page,
      { name: page.messages.nav.tutorials, path: pages.tutorials() },
      tutorials(entriesOf(data)),
      entriesBefore(data),
    ),
  category: (page, { category, ...data }) =>
    list(page, { name: page.messages.categories[category], path: pages.category(category) }, [
      ...products(data.products.data),
      ...workshops(data.workshops.data),
      ...tutorials(data.tutorials.data),
    ]),
  product: (page, { product }) => [
    productThing(page, product),
    entryBreadcrumbs(
      page,
      { name: page.messages.nav.shop, path: pages.shop() },
      { kind: 'products', entry: product },
    ),
  ],
  workshop: (page, { workshop }) => [
    workshopEvent(page, workshop),
    entryBreadcrumbs(
      page,
      { name: page.messages.nav.workshops, path: pages.workshops() },
      { kind: 'workshops', entry: workshop },
    ),
  ],
  tutorial: (page, tutorial) => [
    ...tutorialThings(page, tutorial),
    entryBreadcrumbs(
      page,
      { name: page.messages.nav.tutorials, path: pages.tutorials() },
      { kind: 'tutorials', entry: tutorial },
    ),
  ],
  about: (page) => [aboutPage(page), shop(page)],
  contact: (page) => [contactPage(page), shop(page)],
  sizes: nothing,
  search: nothing,
  terms: nothing,
  accessibility: nothing,
  privacy: nothing,
  checkout: nothing,
  login: nothing,
  account: nothing,
  forgotPassword: nothing,
  resetPassword: nothing,
  confirmEmail: nothing,
  waitingPlace: nothing,
  cancel: nothing,
  newsletter: nothing,
  order: nothing,
  orders: nothing,
  register: nothing,
  admin: nothing,
};

export function pageJsonLd(name: PageName, data: unknown, page: PageFacts): Thing[] {
  return (JSON_LD[name] as JsonLdOf<unknown>)(page, data);
}

/** `before`: how many entries are on earlier pages. */
function list(
  page: PageFacts,
  step: { name: string; path: string },
  entries: ListedEntry[],
  before = 0,
): Thing[] {
  return [itemList(page, step.name, entries, before), breadcrumbs(page, [step])];
}

function entryBreadcrumbs(page: PageFacts, step: { name: string; path: string }, shared: SharedEntry): Thing {
  const { category } = shared.entry;
  return breadcrumbs(page, [
    step,
    { name: page.messages.categories[category], path: pages.category(category) },
    { name: titleOf(page.lang, shared.entry).text, path: entryPath(shared) },
  ]);
}
