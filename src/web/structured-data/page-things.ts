/**
 * What a page says to search engines in schema.org's words, from the data that it was rendered with. Only the
 * server imports this: the browser has no use for it.
 */
import type { Thing } from 'schema-dts';
import type { List } from '#contract/common.ts';
import type { Product } from '#contract/products.ts';
import { pages } from '#contract/routes.ts';
import type { SharedEntry } from '#contract/share.ts';
import type { TutorialCard } from '#contract/tutorials.ts';
import type { Workshop } from '#contract/workshops.ts';
import type { Category } from '#domain/catalogue.ts';
import { titleOf } from '../features/catalogue/texts.ts';
import { entriesBefore, entriesOf, type ListPages } from '../features/list-pages/list-pages.ts';
import type { PageFacts } from './addresses.ts';
import { productThing, tutorialCourse, workshopEvent } from './entries.ts';
import { breadcrumbs, entryPath, itemList } from './lists.ts';
import { aboutPage, contactPage, shop, site } from './shop.ts';

/** What the screens' loaders give, by the screens' paths (`screens.ts`). */
interface LoadedData {
  '/': { products: Product[]; workshops: Workshop[] };
  '/shop': ListPages<Product>;
  '/shop/$id': { product: Product };
  '/workshops': ListPages<Workshop>;
  '/workshops/$id': { workshop: Workshop };
  '/tutorials': ListPages<TutorialCard>;
  '/tutorials/$id': TutorialCard;
  '/category/$category': {
    category: Category;
    products: List<Product>;
    workshops: List<Workshop>;
    tutorials: List<TutorialCard>;
  };
  '/about': null;
  '/contact': null;
}

const products = (entries: readonly Product[]) =>
  entries.map((entry) => ({ kind: 'products', entry }) as const);
const workshops = (entries: readonly Workshop[]) =>
  entries.map((entry) => ({ kind: 'workshops', entry }) as const);
const tutorials = (entries: readonly TutorialCard[]) =>
  entries.map((entry) => ({ kind: 'tutorials', entry }) as const);

const THINGS: { [Path in keyof LoadedData]: (page: PageFacts, data: LoadedData[Path]) => Thing[] } = {
  '/': (page, data) => [
    shop(page),
    site(page),
    itemList(page, page.facts.name[page.lang], [...products(data.products), ...workshops(data.workshops)]),
  ],
  '/shop': (page, data) =>
    list(
      page,
      { name: page.messages.nav.shop, path: pages.shop() },
      products(entriesOf(data)),
      entriesBefore(data),
    ),
  '/workshops': (page, data) =>
    list(
      page,
      { name: page.messages.nav.workshops, path: pages.workshops() },
      workshops(entriesOf(data)),
      entriesBefore(data),
    ),
  '/tutorials': (page, data) =>
    list(
      page,
      { name: page.messages.nav.tutorials, path: pages.tutorials() },
      tutorials(entriesOf(data)),
      entriesBefore(data),
    ),
  '/category/$category': (page, { category, ...data }) =>
    list(page, { name: page.messages.categories[category], path: pages.category(category) }, [
      ...products(data.products.data),
      ...workshops(data.workshops.data),
      ...tutorials(data.tutorials.data),
    ]),
  '/shop/$id': (page, { product }) => [
    productThing(page, product),
    entryBreadcrumbs(
      page,
      { name: page.messages.nav.shop, path: pages.shop() },
      { kind: 'products', entry: product },
    ),
  ],
  '/workshops/$id': (page, { workshop }) => [
    workshopEvent(page, workshop),
    entryBreadcrumbs(
      page,
      { name: page.messages.nav.workshops, path: pages.workshops() },
      { kind: 'workshops', entry: workshop },
    ),
  ],
  '/tutorials/$id': (page, tutorial) => [
    tutorialCourse(page, tutorial),
    entryBreadcrumbs(
      page,
      { name: page.messages.nav.tutorials, path: pages.tutorials() },
      { kind: 'tutorials', entry: tutorial },
    ),
  ],
  '/about': (page) => [aboutPage(page), shop(page)],
  '/contact': (page) => [contactPage(page), shop(page)],
};

/** `path`: of the screen, without a language; none is told of a screen that isn't named here. */
export function pageThings(path: string, data: unknown, page: PageFacts): Thing[] {
  const things = THINGS[path as keyof LoadedData] as
    | ((page: PageFacts, data: unknown) => Thing[])
    | undefined;
  return things?.(page, data) ?? [];
}

/** `before`: entries of the list that stand on earlier pages. */
function list(
  page: PageFacts,
  step: { name: string; path: string },
  entries: SharedEntry[],
  before = 0,
): Thing[] {
  return [itemList(page, step.name, entries, before), breadcrumbs(page, [step])];
}

/** As on the page: the list, the category, the entry. */
function entryBreadcrumbs(page: PageFacts, step: { name: string; path: string }, shared: SharedEntry): Thing {
  const { category } = shared.entry;
  return breadcrumbs(page, [
    step,
    { name: page.messages.categories[category], path: pages.category(category) },
    { name: titleOf(page.lang, shared.entry).text, path: entryPath(shared) },
  ]);
}
