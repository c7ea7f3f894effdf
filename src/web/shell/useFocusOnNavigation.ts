/** Focuses the new page's content, as a full load would. */
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readLanguage } from '#contract/routes.ts';

/** `id`: of the element to focus. A changed filter or language keeps the focus. */
export function useFocusOnNavigation(id: string): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        const from = fromLocation && readLanguage(fromLocation.pathname).path;
        if (!from || from === readLanguage(toLocation.pathname).path) return;
        document.getElementById(id)?.focus({ preventScroll: true });
      }),
    [router, id],
  );
}
