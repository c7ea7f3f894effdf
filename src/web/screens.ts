import { notFound } from '@tanstack/react-router';
import { PAGE_ENTRIES } from '#contract/list-pages.ts';
import {
  NEWSLETTER_ACTS,
  PAGE_PATHS,
  isAdminPath,
  type NewsletterAct,
  type PageName,
} from '#contract/routes.ts';
import type { orderApi as OrderApi } from '#contract/order-routes.ts';
import type { KnownParameter } from '#contract/search-params.ts';
import { CATEGORIES, type Category } from '#domain/catalogue.ts';
import { ApiError, type Api } from './api/client.ts';
import { orFailure, type Failure } from './api/failure.ts';
import type { LoadInput, Screen, ScreenDefinition } from './screen.ts';
import { productCards, productLoads, tutorialLoads, workshopLoads } from './list-loaders.ts';

/** Checks that a screen's component takes what its loader returns. */
function screen<Data, Parameter extends string = never>(definition: Screen<Data, Parameter>) {
  return definition;
}

const nothing = () => Promise.resolve(null);

/** Of pages with parts of their own; any other address is the 404 page. */
const onlyIf =
  (isThere: (params: LoadInput['params']) => boolean) =>
  (_api: Api, { params }: LoadInput) => {
    if (!isThere(params)) throw notFound();
    return nothing();
  };

/** A 404 of the API becomes the page's 404. */
function orNotFound<Data>(call: Promise<Data>): Promise<Data> {
  return call.catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  });
}

/** On the server. What is there never gets into a page that is kept; that it exists sets the page's status. */
function existing(
  /** Null: there is nothing to be missed. */
  pathOf: (params: LoadInput['params'], paths: typeof OrderApi) => string | null,
): (api: Api, input: LoadInput) => Promise<null> {
  return async (api, { params }) => {
    const { orderApi } = await import('#contract/order-routes.ts');
    const path = pathOf(params, orderApi);
    if (path !== null) await orNotFound(api.call({ path }));
    return null;
  };
}

const HOME_PRODUCTS = 4;

const importShop = () => import('./screens/shop/ShopScreen.tsx');
const importTutorial = () => import('./screens/tutorial/TutorialScreen.tsx');
const importWorkshop = () => import('./screens/workshop/WorkshopScreen.tsx');
const importProduct = () => import('./screens/product/ProductScreen.tsx');

const DEFINITIONS = {
  home: screen({
    component: () => import('./screens/home/HomeScreen.tsx'),
    words: 'home',
    load: async (api, { now }) => {
      const [products, workshops] = await Promise.all([
        productCards(api, { limit: HOME_PRODUCTS }),
        workshopLoads().then((loads) => loads.loadComing(api, now)),
      ]);
      return { products: products.data, workshops };
    },
  }),
  shop: screen({
    component: importShop,
    words: 'shop',
    parameters: ['category', 'kind', 'maxPrice', 'sort', 'page'],
    load: async (api, { search, run }) => {
      const [list, filters] = await Promise.all([
        orFailure(productLoads().then((loads) => loads.loadProducts(api, search, run))),
        productLoads().then((loads) => loads.loadFilters(api)),
      ]);
      await (await importShop()).prepare(list);
      return { ...list, filters };
    },
  }),
  product: screen({
    component: importProduct,
    words: 'shop',
    load: async (api, { params, lang }) => {
      const id = params.id!;
      const [product, related] = await orNotFound(
        Promise.all([api.product(id), productLoads().then((loads) => loads.loadRelated(api, id))]),
      );
      await (await importProduct()).prepare({ product }, lang);
      return { product, related };
    },
  }),
  workshops: screen({
    component: () => import('./screens/workshops/WorkshopsScreen.tsx'),
    words: 'workshops',
    parameters: ['category', 'level', 'month', 'weekday', 'page'],
    load: (api, { search, run, now }) =>
      orFailure(workshopLoads().then((loads) => loads.loadWorkshops(api, search, run, now))),
  }),
  workshop: screen({
    component: importWorkshop,
    words: 'workshops',
    load: async (api, { params, lang, now }) => {
      const workshop = await orNotFound(api.workshop(params.id!));
      const around = await (await workshopLoads()).loadAround(api, workshop, now);
      await (await importWorkshop()).prepare({ workshop, ...around }, lang);
      return { workshop, ...around };
    },
  }),
  tutorials: screen({
    component: () => import('./screens/tutorials/TutorialsScreen.tsx'),
    words: 'tutorials',
    parameters: ['sortBy', 'difficulty', 'duration', 'page'],
    load: (api, { search, run }) =>
      orFailure(tutorialLoads().then((loads) => loads.loadTutorials(api, search, run))),
  }),
  tutorial: screen({
    component: importTutorial,
    load: (api, { params }) =>
      orFailure(
        orNotFound(api.tutorial(params.id!)).then(async (tutorial) => {
          await (await importTutorial()).prepare(tutorial);
          return tutorial;
        }),
      ),
  }),
  sizes: screen({
    component: () => import('./screens/sizes/SizesScreen.tsx'),
    load: nothing,
  }),
  search: screen({
    component: () => import('./screens/search/SearchScreen.tsx'),
    parameters: ['q'],
    load: async (api, { search, lang }) => {
      const { searchForPage } = await import('./features/search/page-results.ts');
      return searchForPage(api, search.q ?? '', lang);
    },
  }),
  category: screen({
    component: () => import('./screens/category/CategoryScreen.tsx'),
    words: 'category',
    load: async (api, { params }) => {
      const category = params.category as Category;
      if (!CATEGORIES.includes(category)) throw notFound();
      const [products, workshops, tutorials] = await Promise.all([
        productCards(api, { category, limit: PAGE_ENTRIES }),
        api.workshops({ category, limit: PAGE_ENTRIES }),
        api.tutorials({ category, limit: PAGE_ENTRIES }),
      ]);
      return { category, products, workshops, tutorials };
    },
  }),
  about: screen({
    component: () => import('./screens/about/AboutScreen.tsx'),
    words: 'about',
    load: nothing,
  }),
  contact: screen({
    component: () => import('./screens/contact/ContactScreen.tsx'),
    words: 'contact',
    parameters: ['about'],
    load: nothing,
  }),
  terms: screen({
    component: () => import('./screens/terms/TermsScreen.tsx'),
    words: 'terms',
    load: nothing,
  }),
  accessibility: screen({
    component: () => import('./screens/accessibility/AccessibilityScreen.tsx'),
    load: nothing,
  }),
  privacy: screen({
    component: () => import('./screens/privacy/PrivacyScreen.tsx'),
    words: 'privacy',
    load: nothing,
  }),
  checkout: screen({
    component: () => import('./screens/checkout/CheckoutScreen.tsx'),
    load: nothing,
  }),
  login: screen({
    component: () => import('./screens/login/LoginScreen.tsx'),
    load: nothing,
  }),
  register: screen({
    component: () => import('./screens/register/RegisterScreen.tsx'),
    load: nothing,
  }),
  account: screen({
    component: () => import('./screens/account/AccountScreen.tsx'),
    texts: ['overview', 'orders', 'seats'],
    words: 'workshops',
    load: onlyIf(({ section }) => !section || section === 'details'),
  }),
  newsletter: screen({
    component: () => import('./screens/newsletter/NewsletterScreen.tsx'),
    // No page of ours links to another act.
    load: import.meta.env.SSR
      ? (_api, { params }) => {
          if (!NEWSLETTER_ACTS.includes(params.act as NewsletterAct)) throw notFound();
          return nothing();
        }
      : nothing,
  }),
  forgotPassword: screen({
    component: () => import('./screens/forgot-password/ForgotPasswordScreen.tsx'),
    load: nothing,
  }),
  resetPassword: screen({
    component: () => import('./screens/reset-password/ResetPasswordScreen.tsx'),
    load: nothing,
  }),
  confirmEmail: screen({
    component: () => import('./screens/confirm-email/ConfirmEmailScreen.tsx'),
    load: nothing,
  }),
  waitingPlace: screen({
    component: () => import('./screens/waiting-place/WaitingPlaceScreen.tsx'),
    texts: ['seats'],
    load: nothing,
  }),
  orders: screen({
    component: () => import('./screens/orders/OrdersScreen.tsx'),
    load: nothing,
  }),
  cancel: screen({
    component: () => import('./screens/cancel/CancelScreen.tsx'),
    load: import.meta.env.SSR
      ? existing(({ request }, { cancellation }) => (request ? cancellation(request) : null))
      : nothing,
  }),
  order: screen({
    component: () => import('./screens/order/OrderScreen.tsx'),
    texts: ['order', 'seats'],
    load: import.meta.env.SSR ? existing(({ id }, { orderStatus }) => orderStatus(id!)) : nothing,
  }),
  admin: screen({
    component: () => import('#admin/AdminScreen.tsx'),
    load: onlyIf(({ section, entry, part }) =>
      isAdminPath(['/admin', section, entry, part].filter(Boolean).join('/')),
    ),
  }),
} satisfies { [Name in PageName]: { parameters?: readonly KnownParameter<Name>[] } };

/** The loader's data on the server, where a failure is thrown. */
export type LoadedData<Name extends PageName> = Exclude<
  Awaited<ReturnType<(typeof DEFINITIONS)[Name]['load']>>,
  Failure
>;

export const screens = Object.entries(DEFINITIONS).map(
  ([name, definition]) => ({ ...definition, name, path: PAGE_PATHS[name as PageName] }) as ScreenDefinition,
);
