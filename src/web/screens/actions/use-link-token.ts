import { useRouterState } from '@tanstack/react-router';

/** Of the mailed link that led here; empty without one. */
export function useLinkToken(): string {
  return useRouterState({ select: ({ location }) => (location.search as { token?: string }).token ?? '' });
}
