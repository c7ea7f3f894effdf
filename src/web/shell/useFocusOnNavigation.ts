/** Does what a full load would: focuses the new page's content and counts who looks at an entry. */
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api, readLanguage } from '#contract/routes.ts';
import type { RouterContext } from '../router-context.ts';

/**
 * `id`: of the element to focus, unless the address names a place in the page, or a link in it leads back to where one comes
 * from by Back. A changed filter or language keeps the focus.
 */
export function useFocusOnNavigation(id: string): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        const from = fromLocation && readLanguage(fromLocation.pathname).path;
        const to = readLanguage(toLocation.pathname).path;
        if (!from || from === to) return;
        const isBack = toLocation.state.__TSR_index < fromLocation.state.__TSR_index;
        const left =
          isBack && document.querySelector<HTMLElement>(`#${id} a[href="${fromLocation.pathname}"]`);
        const content = document.getElementById(toLocation.hash) ?? document.getElementById(id);
        // A place within the page takes no focus by itself.
        if (!left) content?.setAttribute('tabindex', '-1');
        (left || content)?.focus({ preventScroll: true });
        const { session } = router.options.context as RouterContext;
        // Only pages of an entry count; the table of kinds would weigh more than a needless call.
        const [, list, entry] = to.split('/');
        if (list && entry && session.state.get().user?.role !== 'superAdmin')
          navigator.sendBeacon(api.view(list, entry));
      }),
    [router, id],
  );
}
