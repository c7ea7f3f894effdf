import type { List } from '#contract/common.ts';
import { PAGE_ENTRIES, type PageRun } from '#contract/list-pages.ts';
import type { ProductQuery } from '#contract/products.ts';
import { api as paths, type WorkshopsSearch } from '#contract/routes.ts';
import type { TutorialCard, TutorialQuery } from '#contract/tutorials.ts';
import type { Workshop } from '#contract/workshops.ts';
import {
  CATEGORIES,
  levelChoice,
  WORKSHOP_LEVELS,
  type Category,
  type WorkshopLevel,
} from '#domain/catalogue.ts';
import { BOUNDS } from '#domain/bounds.ts';
import type { Api } from './api/client.ts';
import type { CardProduct } from './features/catalogue/card-product.ts';
import { loadListPages, type ListPages } from './features/list-pages/list-pages.ts';
import { orderWorkshops } from './screens/workshops/order-workshops.ts';

type Search = Record<string, string | undefined>;

export function loadProducts(api: Api, search: Search, run: PageRun): Promise<ListPages<CardProduct>> {
  const query = choiceOf<ProductQuery>(search);
  return loadListPages(paths.products(query), run, async (page) => {
    return withTotal(await productCards(api, { ...query, limit: PAGE_ENTRIES, page }));
  });
}

/** Only loads in the browser after the first need the code. */
export const productLoads = () => import('./product-loads.ts');

export async function productCards(api: Api, query: ProductQuery): Promise<List<CardProduct>> {
  const [list, { cardProduct }] = await Promise.all([api.products(query), productLoads()]);
  return { ...list, data: list.data.map(cardProduct) };
}

export function loadTutorials(api: Api, search: Search, run: PageRun): Promise<ListPages<TutorialCard>> {
  const query = choiceOf<TutorialQuery>(search);
  return loadListPages(paths.tutorials(query), run, async (page) =>
    withTotal(await api.tutorials({ ...query, limit: PAGE_ENTRIES, page })),
  );
}

/** Filters and sort, without the page number. */
function choiceOf<Query>(search: Search): Query {
  const { page: _, ...choice } = search;
  return choice as Query;
}

function withTotal<Entry>({ data, pagination }: List<Entry>): { data: Entry[]; total: number } {
  return { data, total: pagination?.total ?? data.length };
}

export interface WorkshopPages extends ListPages<Workshop> {
  /** Of all workshops, whatever is chosen. */
  categories: Category[];
  levels: WorkshopLevel[];
}

/** In pages: there may be more than `BOUNDS.wholeList`. */
export async function readAllWorkshops(api: Api): Promise<Workshop[]> {
  const whole = await api.workshops();
  const all = whole.data;
  for (let next = whole.pagination?.next; next;) {
    const page = await api.workshops({ limit: BOUNDS.pageSize, cursor: next });
    all.push(...page.data);
    next = page.pagination?.next;
  }
  return all;
}

/** The chips need all workshops, so all are read and filtered here; past ones are those before `now`. */
export async function loadWorkshops(
  api: Api,
  search: Search,
  run: PageRun,
  now: Date,
): Promise<WorkshopPages> {
  const choice = choiceOf<WorkshopsSearch>(search);
  const { category, level } = choice;
  let all: Workshop[] | null = null;
  const pages = await loadListPages(paths.workshops(choice), run, async (page) => {
    all ??= await readAllWorkshops(api);
    const chosen = orderWorkshops(all, now).filter(
      (workshop) =>
        (!category || workshop.category === category) &&
        (!level || levelChoice(workshop.level) === levelChoice(level)),
    );
    return { data: chosen.slice((page - 1) * PAGE_ENTRIES, page * PAGE_ENTRIES), total: chosen.length };
  });
  // If they couldn't be read, what is shown has its chips already.
  return all ? { ...pages, ...chipsOf(all) } : (pages as WorkshopPages);
}

function chipsOf(all: readonly Workshop[]): Pick<WorkshopPages, 'categories' | 'levels'> {
  return {
    categories: CATEGORIES.filter((one) => all.some(({ category }) => category === one)),
    levels: WORKSHOP_LEVELS.filter((one) => all.some(({ level }) => levelChoice(level) === one)),
  };
}
