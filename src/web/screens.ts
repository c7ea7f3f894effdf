/**
 * Every screen of the storefront, one entry each: its path without a language, the parameters that
 * its data depends on, how its data is loaded, and the module that shows it (a bundle of its own).
 */
import { notFound } from '@tanstack/react-router';
import { PAGE_ENTRIES } from '#contract/list-pages.ts';
import { ADMIN_SECTIONS, type AdminSection } from '#contract/routes.ts';
import { CATEGORIES, type Category } from '#domain/catalogue.ts';
import { ApiError } from './api/client.ts';
import { orFailure } from './api/failure.ts';
import type { Screen, ScreenDefinition } from './screen.ts';
import { loadProducts, loadTutorials, loadWorkshops } from './list-loaders.ts';
import { comingWorkshops } from './features/catalogue/coming-workshops.ts';
import { searchForPage } from './features/search/page-results.ts';
import { relatedProducts } from './features/catalogue/related-products.ts';

/** Checks that a screen's module takes what its loader gives, then forgets the type. */
function screen<Data>(definition: Screen<Data>): ScreenDefinition {
  return definition as ScreenDefinition;
}

const nothing = () => Promise.resolve(null);

/** A 404 of the API is the page's own 404. */
function orNotFound<Data>(call: Promise<Data>): Promise<Data> {
  return call.catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  });
}

/** How many related entries an entry's page shows of each kind, and among how many pieces it chooses. */
const RELATED = { products: 4, candidates: 12, workshops: 2, tutorials: 3 };

/** How many entries the home page shows of each. */
const HOME = { products: 4, workshops: 3 };

export const screens: readonly ScreenDefinition[] = [
  screen({
    path: '/',
    name: 'home',
    component: () => import('./screens/home/HomeScreen.tsx'),
    texts: 'home',
    load: async (api, { now }) => {
      const [products, workshops] = await Promise.all([
        api.products({ limit: HOME.products }),
        api.workshops(),
      ]);
      return { products: products.data, workshops: comingWorkshops(workshops.data, now, HOME.workshops) };
    },
  }),
  screen({
    path: '/shop',
    name: 'shop',
    component: () => import('./screens/shop/ShopScreen.tsx'),
    texts: 'shop',
    parameters: ['category', 'sort', 'page'],
    load: (api, { search, run }) => orFailure(loadProducts(api, search, run)),
  }),
  screen({
    path: '/shop/$id',
    name: 'product',
    component: () => import('./screens/product/ProductScreen.tsx'),
    texts: 'product',
    load: async (api, { params }) => {
      const product = await orNotFound(api.product(params.id!));
      const [near, best] = await Promise.all([
        api.products({ category: product.category, limit: RELATED.candidates }),
        api.products({ limit: RELATED.products + 1 }),
      ]);
      return { product, related: relatedProducts(product, [...near.data, ...best.data], RELATED.products) };
    },
  }),
  screen({
    path: '/workshops',
    name: 'workshops',
    component: () => import('./screens/workshops/WorkshopsScreen.tsx'),
    parameters: ['category', 'level', 'page'],
    load: (api, { search, run, now }) => orFailure(loadWorkshops(api, search, run, now)),
  }),
  screen({
    path: '/workshops/$id',
    name: 'workshop',
    component: () => import('./screens/workshop/WorkshopScreen.tsx'),
    texts: 'workshop',
    load: async (api, { params, now }) => {
      const workshop = await orNotFound(api.workshop(params.id!));
      const [workshops, tutorials] = await Promise.all([
        api.workshops(),
        api.tutorials({ category: workshop.category, limit: RELATED.tutorials }),
      ]);
      const open = workshops.data.filter(
        (other) => other._id !== workshop._id && other.participants < other.participantLimit,
      );
      return { workshop, others: comingWorkshops(open, now, RELATED.workshops), tutorials: tutorials.data };
    },
  }),
  screen({
    path: '/tutorials',
    name: 'tutorials',
    component: () => import('./screens/tutorials/TutorialsScreen.tsx'),
    texts: 'tutorials',
    parameters: ['sortBy', 'difficulty', 'duration', 'page'],
    load: (api, { search, run }) => orFailure(loadTutorials(api, search, run)),
  }),
  screen({
    path: '/tutorials/$id',
    name: 'tutorial',
    component: () => import('./screens/tutorial/TutorialScreen.tsx'),
    texts: 'tutorial',
    load: (api, { params }) => orFailure(orNotFound(api.tutorial(params.id!))),
  }),
  screen({
    path: '/search',
    name: 'search',
    component: () => import('./screens/search/SearchScreen.tsx'),
    texts: 'search',
    parameters: ['q'],
    load: (api, { search, lang }) => searchForPage(api, search.q ?? '', lang),
  }),
  screen({
    path: '/category/$category',
    name: 'category',
    component: () => import('./screens/category/CategoryScreen.tsx'),
    texts: 'category',
    load: async (api, { params }) => {
      const category = params.category as Category;
      if (!CATEGORIES.includes(category)) throw notFound();
      const [products, workshops, tutorials] = await Promise.all([
        api.products({ category, limit: PAGE_ENTRIES }),
        api.workshops({ category, limit: PAGE_ENTRIES }),
        api.tutorials({ category, limit: PAGE_ENTRIES }),
      ]);
      return { category, products, workshops, tutorials };
    },
  }),
  screen({
    path: '/about',
    name: 'about',
    component: () => import('./screens/about/AboutScreen.tsx'),
    texts: 'about',
    load: nothing,
  }),
  screen({
    path: '/contact',
    name: 'contact',
    component: () => import('./screens/contact/ContactScreen.tsx'),
    texts: 'contact',
    parameters: ['about'],
    load: nothing,
  }),
  screen({
    path: '/terms',
    name: 'terms',
    component: () => import('./screens/terms/TermsScreen.tsx'),
    texts: 'terms',
    load: nothing,
  }),
  screen({
    path: '/accessibility',
    name: 'accessibility',
    component: () => import('./screens/accessibility/AccessibilityScreen.tsx'),
    texts: 'accessibility',
    load: nothing,
  }),
  screen({
    path: '/privacy',
    name: 'privacy',
    component: () => import('./screens/privacy/PrivacyScreen.tsx'),
    texts: 'privacy',
    load: nothing,
  }),
  screen({
    path: '/checkout',
    name: 'checkout',
    component: () => import('./screens/checkout/CheckoutScreen.tsx'),
    texts: 'checkout',
    load: nothing,
  }),
  screen({
    path: '/login',
    name: 'login',
    component: () => import('./screens/login/LoginScreen.tsx'),
    texts: 'login',
    load: nothing,
  }),
  screen({
    path: '/register',
    name: 'register',
    component: () => import('./screens/register/RegisterScreen.tsx'),
    texts: 'register',
    load: nothing,
  }),
  screen({
    // One route with or without a section, so that going from one to the other keeps the admin as it stands.
    path: '/admin/{-$section}',
    name: 'admin',
    component: () => import('#admin/AdminScreen.tsx'),
    load: (_api, { params }) => {
      if (params.section !== undefined && !ADMIN_SECTIONS.includes(params.section as AdminSection))
        throw notFound();
      return nothing();
    },
  }),
];
