/** The router's own link would recompute its address at every navigation (docs/decisions/0029-plain-links.md). */
import { useRouter, type HistoryState } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import type { Lang } from '#domain/language.ts';
import { inLanguage } from '#contract/routes.ts';
import { withUnknown } from '#contract/search-params.ts';
import { useLang } from './language.tsx';

type OwnHandlers = 'onMouseEnter' | 'onMouseLeave' | 'onBlur' | 'onTouchStart' | 'onPointerCancel';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | OwnHandlers> {
  to: string;
  lang?: Lang;
  /** A changed filter or language keeps the scroll position. */
  keepPlace?: boolean;
  /** Keeps the current address's unknown parameters (`utm_…`), which cached HTML can't have. */
  keepUnknown?: boolean;
  replace?: boolean;
  state?: HistoryState | true;
}

/** ms; a scrolling finger has left by then. */
const INTENT = 50;
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

  // With the state, from which a list's loader reads the pages to show.
  // The router's types require a route path instead of an address.
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

function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isElsewhere = target !== '' && target !== '_self';
  return (
    isElsewhere || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  );
}
