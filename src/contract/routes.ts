/** Pages link only with these addresses: Hebrew and unprefixed, until `inLanguage` prefixes them. */
import type {
  Category,
  Difficulty,
  Duration,
  PieceKind,
  ShopSort,
  TutorialSort,
  WorkshopLevel,
} from '#domain/catalogue.ts';
import type { Lang } from '#domain/language.ts';
import type { WordsPage } from '#domain/shop-texts.ts';
import { apiPath, withParts, withSearch } from './api-path.ts';

/** Add a page here first; the types then require it in every other table of pages. */
export const PAGE_PATHS = {
  home: '/',
  shop: '/shop',
  product: '/shop/$id',
  workshops: '/workshops',
  workshop: '/workshops/$id',
  tutorials: '/tutorials',
  tutorial: '/tutorials/$id',
  sizes: '/size-guide',
  search: '/search',
  category: '/category/$category',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  accessibility: '/accessibility',
  privacy: '/privacy',
  checkout: '/checkout',
  login: '/login',
  register: '/register',
  // With `details`: the customer's own.
  account: '/account/{-$section}',
  // With `token`, which no page is made from: it is read where the button is pressed.
  newsletter: '/newsletter/$act',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  // With `token`: the place of a mailed link.
  waitingPlace: '/waiting-list',
  // With the id of a request: what became of it.
  cancel: '/cancel/{-$request}',
  order: '/orders/$id',
  orders: '/orders',
  // One route with or without a section, so that the admin stays mounted between them. An entry's part: a roster.
  admin: '/admin/{-$section}/{-$entry}/{-$part}',
} as const;
export type PageName = keyof typeof PAGE_PATHS;

/** The licences of the packages that the browser's scripts are bundled from. */
export const LICENSES = '/licenses.txt';

/** The fragment of an order's page for whoever comes from the provider's and has cancelled there. */
export const UNPAID = '#unpaid';

export const pages = {
  home: () => PAGE_PATHS.home,
  shop: (search?: ShopSearch) => withSearch(PAGE_PATHS.shop, search),
  workshops: (search?: WorkshopsSearch) => withSearch(PAGE_PATHS.workshops, search),
  tutorials: (search?: TutorialsSearch) => withSearch(PAGE_PATHS.tutorials, search),
  /** `choices`: ids, which stand in the address with commas between them. */
  product: (id: string, choices?: readonly string[]) =>
    withSearch(withParts(PAGE_PATHS.product, [id]), { choices: choices?.join() || undefined }),
  workshop: (id: string) => withParts(PAGE_PATHS.workshop, [id]),
  tutorial: (id: string, search?: { page?: number }) =>
    withSearch(withParts(PAGE_PATHS.tutorial, [id]), search),
  search: (search?: { q?: string }) => withSearch(PAGE_PATHS.search, search),
  sizes: () => PAGE_PATHS.sizes,
  category: (category: Category) => withParts(PAGE_PATHS.category, [category]),
  about: () => PAGE_PATHS.about,
  contact: (search?: { about?: ContactTopic }) => withSearch(PAGE_PATHS.contact, search),
  terms: () => PAGE_PATHS.terms,
  accessibility: () => PAGE_PATHS.accessibility,
  privacy: () => PAGE_PATHS.privacy,
  checkout: () => PAGE_PATHS.checkout,
  login: (search?: { next?: string }) => withSearch(PAGE_PATHS.login, search),
  register: (search?: { next?: string }) => withSearch(PAGE_PATHS.register, search),
  account: () => '/account',
  newsletter: (act: NewsletterAct, search?: { token: string }) => withSearch(`/newsletter/${act}`, search),
  forgotPassword: () => PAGE_PATHS.forgotPassword,
  resetPassword: (search?: LinkSearch) => withSearch(PAGE_PATHS.resetPassword, search),
  confirmEmail: (search?: LinkSearch) => withSearch(PAGE_PATHS.confirmEmail, search),
  details: () => '/account/details',
  waitingPlace: (search?: LinkSearch) => withSearch(PAGE_PATHS.waitingPlace, search),
  cancel: () => '/cancel',
  order: (id: string) => withParts(PAGE_PATHS.order, [id]),
  /** Where a payer arrives who has gone back without paying. */
  unpaidOrder: (id: string) => withParts(PAGE_PATHS.order, [id]) + UNPAID,
  orders: () => PAGE_PATHS.orders,
  admin: () => '/admin',
  adminTab: (tab: AdminSection, search?: object) => withSearch(`/admin/${tab}`, search),
} as const satisfies Record<PageName, unknown> & Record<string, unknown>;

export const CONTACT_TOPICS = ['cancellation'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** What a mailed link about the newsletter leads to. */
export const NEWSLETTER_ACTS = ['confirm', 'unsubscribe'] as const;
export type NewsletterAct = (typeof NEWSLETTER_ACTS)[number];

export const ADMIN_TABS = ['users', 'workshops', 'shop', 'tutorials', 'banner-texts'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];
export const ADMIN_SECTIONS = [
  ...ADMIN_TABS,
  'orders',
  'messages',
  'import',
  'settings',
  'words',
  'week',
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

export function isAdminPath(path: string): boolean {
  return (
    path === pages.admin() ||
    ADMIN_SECTIONS.some((section) => path === `${pages.admin()}/${section}`) ||
    isRosterPath(path)
  );
}

/** Who comes to a workshop, whichever it is. */
export function isRosterPath(path: string): boolean {
  return /^\/admin\/workshops\/[\w-]+\/attendees$/.test(path);
}

/** The token of a mailed link. */
export interface LinkSearch {
  token: string;
}

/** `page` counts from 2; the first page has no number. */
export interface ShopSearch {
  category?: Category;
  kind?: PieceKind;
  /** Shekels as written. */
  maxPrice?: string;
  sort?: ShopSort;
  page?: number;
}
export interface WorkshopsSearch {
  category?: Category;
  level?: WorkshopLevel;
  /** `YYYY-MM`. */
  month?: string;
  /** `0` is Sunday. */
  weekday?: string;
  page?: number;
}
export interface TutorialsSearch {
  sortBy?: TutorialSort;
  difficulty?: Difficulty;
  duration?: Duration;
  page?: number;
}

export const api = {
  health: apiPath('/health'),
  openapi: apiPath('/openapi.json'),
  shopFacts: apiPath('/shop-facts'),
  shopTexts: apiPath<{ page: WordsPage; lang: Lang }>('/shop-texts'),
  search: apiPath<{ q: string; limit?: number | undefined; lang?: Lang }>('/search'),
  products: apiPath('/products'),
  product: apiPath('/products/:id'),
  workshops: apiPath('/workshops'),
  workshop: apiPath('/workshops/:id'),
  /** RFC 5545. */
  workshopCalendar: apiPath('/workshops/:id/calendar.ics'),
  tutorials: apiPath('/tutorials'),
  tutorial: apiPath('/tutorials/:id'),
  tutorialRating: apiPath('/tutorials/:id/rating'),
  register: apiPath('/auth/register'),
  login: apiPath('/auth/login'),
  logout: apiPath('/auth/logout'),
  profile: apiPath('/auth/profile'),
  cartOf: apiPath('/checkout-sessions/user/:userId'),
  carts: apiPath('/checkout-sessions'),
  cart: apiPath('/checkout-sessions/:id'),
  /** The two parts of the path of an entry's page. */
  view: apiPath('/views/:list/:id'),
  activeBannerTexts: apiPath('/banner-texts/active'),
  contactMessages: apiPath('/contact-messages'),
} as const;

export function inLanguage(lang: Lang, path: string): string {
  if (lang === 'he') return path;
  if (path === '/') return '/en';
  return path.startsWith('/?') || path.startsWith('/#') ? `/en${path.slice(1)}` : `/en${path}`;
}

export function readLanguage(pathname: string): { lang: Lang; path: string } {
  if (pathname === '/en') return { lang: 'en', path: '/' };
  if (pathname.startsWith('/en/')) return { lang: 'en', path: pathname.slice(3) };
  return { lang: 'he', path: pathname };
}
