import { useRouterState } from '@tanstack/react-router';

export function useNext(): string | undefined {
  return useRouterState({ select: ({ location }) => (location.search as { next?: string }).next });
}
