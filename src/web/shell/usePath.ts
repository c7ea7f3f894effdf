import { useRouterState } from '@tanstack/react-router';
import { readLanguage } from '#contract/routes.ts';

/** Lags the address bar until the new page is shown. */
export function usePath(): { path: string; search: string } {
  return useRouterState({
    select: (state) => {
      const location = state.resolvedLocation ?? state.location;
      return { path: readLanguage(location.pathname).path, search: location.searchStr };
    },
    structuralSharing: true,
  });
}

export function isCurrent(path: string, to: string): boolean {
  return path === to || path.startsWith(`${to}/`);
}
