/** Drops known parameters with unknown values and keeps unknown parameters. */
import {
  CATEGORIES,
  DIFFICULTIES,
  DURATIONS,
  PIECE_KINDS,
  SHOP_SORTS,
  TUTORIAL_SORTS,
  WORKSHOP_LEVELS,
} from '#domain/catalogue.ts';
import { isMonth } from '#domain/month.ts';
import { isLaterPage } from './list-pages.ts';
import { isMaxPrice } from './max-price.ts';
import { CONTACT_TOPICS, PAGE_PATHS, readLanguage, type PageName } from './routes.ts';

type Check = ((value: string) => boolean) & { list?: readonly string[] };
type Known = Record<string, Check>;

const oneOf = (list: readonly string[]): Check =>
  Object.assign((value: string) => list.includes(value), { list });
const isPageNumber = (value: string) => /^[1-9]\d{0,2}$/.test(value);
/** At most one of each of three options. */
const areIds = (value: string) => /^[\w-]{1,40}(,[\w-]{1,40}){0,2}$/.test(value);
const isAnything = (value: string) => value.trim() !== '';

const KNOWN = {
  [PAGE_PATHS.shop]: {
    category: oneOf(CATEGORIES),
    kind: oneOf(PIECE_KINDS),
    maxPrice: isMaxPrice,
    sort: oneOf(SHOP_SORTS),
    page: isLaterPage,
  },
  [PAGE_PATHS.product]: { choices: areIds },
  [PAGE_PATHS.workshops]: {
    category: oneOf(CATEGORIES),
    level: oneOf(WORKSHOP_LEVELS),
    month: isMonth,
    weekday: oneOf([...'0123456']),
    page: isLaterPage,
  },
  [PAGE_PATHS.tutorials]: {
    sortBy: oneOf(TUTORIAL_SORTS),
    difficulty: oneOf(DIFFICULTIES),
    duration: oneOf(DURATIONS),
    page: isLaterPage,
  },
  [PAGE_PATHS.tutorial]: { page: isPageNumber },
  [PAGE_PATHS.search]: { q: isAnything },
  [PAGE_PATHS.contact]: { about: oneOf(CONTACT_TOPICS) },
  // Any address is accepted here and checked before following it (web/features/session/next).
  [PAGE_PATHS.login]: { next: isAnything },
  [PAGE_PATHS.register]: { next: isAnything },
  [PAGE_PATHS.resetPassword]: { token: isAnything },
  [PAGE_PATHS.confirmEmail]: { token: isAnything },
  [PAGE_PATHS.waitingPlace]: { token: isAnything },
};
const KNOWN_BY_PATH: Partial<Record<string, Known>> = KNOWN;

export type KnownParameter<Name extends PageName> = (typeof PAGE_PATHS)[Name] extends keyof typeof KNOWN
  ? keyof (typeof KNOWN)[(typeof PAGE_PATHS)[Name]] & string
  : never;

function knownOf(pathname: string): Known {
  const { path } = readLanguage(pathname);
  return KNOWN_BY_PATH[path] ?? KNOWN_BY_PATH[path.replace(/[^/]+$/, '$id')] ?? {};
}

/** '' or '?…', without known parameters that have an unknown or a second value. */
export function cleanSearch(pathname: string, search: string): string {
  const known = knownOf(pathname);
  const parameters = new URLSearchParams(search);
  let changed = false;
  for (const [name, isKnown] of Object.entries(known)) {
    const given = parameters.getAll(name);
    if (given.length === 0 || (given.length === 1 && isKnown(given[0]!))) continue;
    parameters.delete(name);
    changed = true;
  }
  if (!changed) return search;
  const query = parameters.toString();
  return query ? `?${query}` : '';
}

export function readSearch(pathname: string, search: string): Record<string, string> {
  const known = knownOf(pathname);
  const parameters = new URLSearchParams(cleanSearch(pathname, search));
  return Object.fromEntries(
    Object.keys(known).flatMap((name) => {
      const value = parameters.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

export function knownSearch(pathname: string, search: string): string {
  const query = new URLSearchParams(readSearch(pathname, search)).toString();
  return query ? `?${query}` : '';
}

export function isEndless(pathname: string, search: string): boolean {
  const known = knownOf(pathname);
  return Object.keys(readSearch(pathname, search)).some((name) => known[name]!.list === undefined);
}

/** Adds the current address's unknown parameters (`utm_…`, `ref`) to `href`, which has no fragment. */
export function withUnknown(
  href: string,
  { pathname, search }: { pathname: string; search: string },
): string {
  const unknown = new URLSearchParams(search);
  for (const name of Object.keys(knownOf(pathname))) unknown.delete(name);
  return unknown.size > 0 ? `${href}${href.includes('?') ? '&' : '?'}${unknown}` : href;
}
