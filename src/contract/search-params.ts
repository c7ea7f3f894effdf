/**
 * What a page's address may say after the `?`: known parameters
 * with known values are read, a known one with an unknown value is dropped, unknown ones are kept.
 */
import {
  CATEGORIES,
  DIFFICULTIES,
  DURATIONS,
  SHOP_SORTS,
  TUTORIAL_SORTS,
  WORKSHOP_LEVELS,
} from '#domain/catalogue.ts';
import { isLaterPage } from './list-pages.ts';
import { CONTACT_TOPICS, PAGE_PATHS, readLanguage, type PageName } from './routes.ts';

/** Whether a value is known; `list` where the known ones are a closed list. */
type Check = ((value: string) => boolean) & { list?: readonly string[] };
type Known = Record<string, Check>;

const oneOf = (list: readonly string[]): Check =>
  Object.assign((value: string) => list.includes(value), { list });
/** A page's number in its one plain spelling. */
const isPageNumber = (value: string) => /^[1-9]\d{0,2}$/.test(value);
const isAnything = (value: string) => value.trim() !== '';

/** The parameters that each page knows, with the values that it takes. */
const KNOWN = {
  [PAGE_PATHS.shop]: { category: oneOf(CATEGORIES), sort: oneOf(SHOP_SORTS), page: isLaterPage },
  [PAGE_PATHS.workshops]: { category: oneOf(CATEGORIES), level: oneOf(WORKSHOP_LEVELS), page: isLaterPage },
  [PAGE_PATHS.tutorials]: {
    sortBy: oneOf(TUTORIAL_SORTS),
    difficulty: oneOf(DIFFICULTIES),
    duration: oneOf(DURATIONS),
    page: isLaterPage,
  },
  [PAGE_PATHS.tutorial]: { page: isPageNumber },
  [PAGE_PATHS.search]: { q: isAnything },
  [PAGE_PATHS.contact]: { about: oneOf(CONTACT_TOPICS) },
  // Any address may be asked for; following it is what checks it (web/features/session/next).
  [PAGE_PATHS.login]: { next: isAnything },
  [PAGE_PATHS.register]: { next: isAnything },
};
const KNOWN_BY_PATH: Partial<Record<string, Known>> = KNOWN;

/** The names of the parameters that a page knows. */
export type KnownParameter<Name extends PageName> = (typeof PAGE_PATHS)[Name] extends keyof typeof KNOWN
  ? keyof (typeof KNOWN)[(typeof PAGE_PATHS)[Name]] & string
  : never;

function knownOf(pathname: string): Known {
  const { path } = readLanguage(pathname);
  return KNOWN_BY_PATH[path] ?? KNOWN_BY_PATH[path.replace(/[^/]+$/, '$id')] ?? {};
}

/** The query of an address without known parameters that have an unknown or a second value; '' or '?…'. */
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

/** Only the parameters that the page knows, as its API call takes them. */
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

/** The same as a query, '' or '?…': what cached HTML may carry. */
export function knownSearch(pathname: string, search: string): string {
  const query = new URLSearchParams(readSearch(pathname, search)).toString();
  return query ? `?${query}` : '';
}

/** Whether this page has endless addresses: it is given a parameter whose values are no closed list. */
export function isEndless(pathname: string, search: string): boolean {
  const known = knownOf(pathname);
  return Object.keys(readSearch(pathname, search)).some((name) => known[name]!.list === undefined);
}

/** `href`, which has no fragment, with what the page where one is doesn't know of its own address (`utm_…`, `ref`). */
export function withUnknown(
  href: string,
  { pathname, search }: { pathname: string; search: string },
): string {
  const unknown = new URLSearchParams(search);
  for (const name of Object.keys(knownOf(pathname))) unknown.delete(name);
  return unknown.size > 0 ? `${href}${href.includes('?') ? '&' : '?'}${unknown}` : href;
}
