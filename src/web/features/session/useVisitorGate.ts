import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import { inLanguage, pages, readLanguage } from '#contract/routes.ts';
import { knownSearch } from '#contract/search-params.ts';
import { useLang } from '#ui/language.tsx';

export interface VisitorGate {
  /** Login's address with the current page as `next`. */
  loginHref: string;
  /** For a tutorial's button: a free one opens after login, a paid one returns to this page. */
  loginHrefFor: (tutorial: { _id: string; price: number }) => string;
  /** Goes to login with the current page as `next`; referentially stable. */
  toLogin: () => void;
}

export function useVisitorGate(): VisitorGate {
  const router = useRouter();
  const lang = useLang();
  const here = useRouterState({
    select: (state) => {
      const { pathname, searchStr } = state.resolvedLocation ?? state.location;
      return readLanguage(pathname).path + knownSearch(pathname, searchStr);
    },
  });
  const loginHref = isLoginPage(here) ? pages.login() : pages.login({ next: inLanguage(lang, here) });
  const toLogin = useCallback(() => {
    // The raw address, with parameters that the page doesn't know.
    const present = router.history.location;
    // A refused call may have led there already.
    if (isLoginPage(readLanguage(present.pathname).path)) return;
    void router.navigate({ href: inLanguage(lang, pages.login({ next: present.href })) });
  }, [router, lang]);
  return {
    loginHref,
    loginHrefFor: (tutorial) =>
      tutorial.price === 0
        ? pages.login({ next: inLanguage(lang, pages.tutorial(tutorial._id)) })
        : loginHref,
    toLogin,
  };
}

function isLoginPage(path: string): boolean {
  return path.startsWith(pages.login()) || path.startsWith(pages.register());
}
