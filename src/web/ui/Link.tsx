/** A link inside the shop: takes an address of `contract/routes` and leads to it in the page's language. */
import { Link as RouterLink, type HistoryState } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Lang } from '../../domain/language.ts';
import { inLanguage } from '../../contract/routes.ts';
import { useLang } from './language.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Unprefixed, as `pages` gives it. */
  to: string;
  /** Another language than the page's. */
  lang?: Lang;
  /** A changed filter or language keeps the place; a new page starts at its top. */
  keepPlace?: boolean;
  /** Takes the present entry's place in the history. */
  replace?: boolean;
  /** Of the new entry in the history; `true`: the present one's. */
  state?: HistoryState | true;
}

export function Link({ to, lang, keepPlace = false, ...rest }: LinkProps) {
  const own = useLang();
  const target = splitHref(inLanguage(lang ?? own, to));
  return (
    <RouterLink
      {...(rest as object)}
      to={target.pathname as '/'}
      search={target.search as never}
      hash={target.hash}
      resetScroll={!keepPlace}
      hrefLang={lang}
      lang={lang}
      activeOptions={EXACT}
    />
  );
}

/** The router's own mark falls on a link to the very address that is shown, and on no other. */
const EXACT = { exact: true, includeSearch: true } as const;

/** The parts of an address as the router takes them. */
export function splitHref(href: string): { pathname: string; search: Record<string, string>; hash?: string } {
  const url = new URL(href, 'http://shop.invalid');
  return {
    pathname: url.pathname,
    search: Object.fromEntries(url.searchParams),
    ...(url.hash ? { hash: url.hash.slice(1) } : {}),
  };
}
