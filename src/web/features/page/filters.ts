import type { Lang } from '#domain/language.ts';
import { inLanguage, readLanguage } from '#contract/routes.ts';
import { knownSearch, readSearch, withUnknown } from '#contract/search-params.ts';

/** A page's address with these filters, unprefixed. */
export type AddressOf<Filters> = (filters: Filters) => string;

interface Location {
  pathname: string;
  /** '' or '?…' */
  search: string;
}

/** The page's own parameters; undefined at another page's address. */
export function chosenAt<Filters extends object>(
  page: AddressOf<Filters>,
  { pathname, search }: Location,
): string | undefined {
  return readLanguage(pathname).path === page({} as Filters) ? knownSearch(pathname, search) : undefined;
}

/** Without the page number: another choice starts at page 1. `loaded`: until the address is known. */
export function filtersOf<Filters extends object>(chosen: string | undefined, loaded: Filters): Filters {
  return withoutPage(
    chosen === undefined ? loaded : (Object.fromEntries(new URLSearchParams(chosen)) as Filters),
  );
}

/** Whether the choice differs from that of the data shown. */
export function isOtherChoice<Filters extends object>(
  page: AddressOf<Filters>,
  filters: Filters,
  loaded: Filters,
): boolean {
  return page(filters) !== page(withoutPage(loaded));
}

/** Keeps the other filters and unknown parameters. */
export function addressWith<Filters extends object>(
  page: AddressOf<Filters>,
  some: Partial<Filters>,
  present: Location,
  lang: Lang,
): string {
  const next = page({ ...withoutPage(readSearch(present.pathname, present.search) as Filters), ...some });
  return withUnknown(inLanguage(lang, next), present);
}

function withoutPage<Filters extends object>(filters: Filters): Filters {
  const { page: _, ...rest } = filters as Filters & { page?: unknown };
  return rest as Filters;
}
