/** The address of what is shown: its unprefixed path, and its query as it stands in the browser. */
import { useRouterState } from '@tanstack/react-router';
import { readLanguage } from '#contract/routes.ts';

/** Lags the address bar until the new page is there, so that nothing marks itself too early. */
export function usePath(): { path: string; search: string } {
  return useRouterState({
    select: (state) => {
      const location = state.resolvedLocation ?? state.location;
      return { path: readLanguage(location.pathname).path, search: location.searchStr };
    },
    structuralSharing: true,
  });
}

/** Whether a link leads to the page that is shown. */
export function isCurrent(path: string, to: string): boolean {
  return path === to || path.startsWith(`${to}/`);
}
