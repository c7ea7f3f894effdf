/**
 * A link inside the shop: takes an address of `contract/routes` and leads to it in the page's language. It speaks to
 * the router when it is used, and listens to nothing: the router's own link works its address out anew whenever the
 * page's changes, a hundred times on a page of cards (docs/decisions/0029-plain-links.md).
 */
import { useRouter, type HistoryState } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import type { Lang } from '#domain/language.ts';
import { inLanguage } from '#contract/routes.ts';
import { withUnknown } from '#contract/search-params.ts';
import { useLang } from './language.tsx';

type OwnHandlers = 'onMouseEnter' | 'onMouseLeave' | 'onBlur' | 'onTouchStart' | 'onPointerCancel';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | OwnHandlers> {
  /** Unprefixed, as `pages` gives it. */
  to: string;
  /** Another language than the page's. */
  lang?: Lang;
  /** A changed filter or language keeps the place; a new page starts at its top. */
  keepPlace?: boolean;
  /** Brings along what the page where one is doesn't know of its address (`utm_…`): cached HTML can't carry it. */
  keepUnknown?: boolean;
  /** Takes the present entry's place in the history. */
  replace?: boolean;
  /** Of the new entry in the history; `true`: the present one's. */
  state?: HistoryState | true;
}

/** Who rests on a link for so long, ms, is about to follow it; a finger that scrolls is gone by then. */
const INTENT = 50;
/** One at a time is pointed at. */
let intent: ReturnType<typeof setTimeout> | undefined;

export function Link({
  to,
  lang,
  keepPlace = false,
  keepUnknown = false,
  replace,
  state,
  onClick,
  onFocus,
  ...rest
}: LinkProps) {
  const own = useLang();
  const router = useRouter();
  const href = inLanguage(lang ?? own, to);

  // With the state: a list's loader reads from it which pages are to be there.
  // The router's types want one of its own route paths instead of an address.
  const preload = () => void router.preloadRoute({ href, state } as never);
  const forget = () => clearTimeout(intent);
  const expect = () => {
    forget();
    intent = setTimeout(preload, INTENT);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    forget();
    const target = keepUnknown ? withUnknown(href, router.history.location) : href;
    void router.navigate({ href: target, replace, state, resetScroll: !keepPlace });
  };
  return (
    <a
      {...rest}
      href={href}
      hrefLang={lang}
      lang={lang}
      onClick={follow}
      onMouseEnter={expect}
      onMouseLeave={forget}
      onFocus={(event) => {
        onFocus?.(event);
        expect();
      }}
      onBlur={forget}
      onTouchStart={expect}
      onPointerCancel={forget}
    />
  );
}

/** It opens a tab or a window, or saves what is there. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isElsewhere = target !== '' && target !== '_self';
  return (
    isElsewhere || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  );
}
