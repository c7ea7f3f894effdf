import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { inLanguage, pages } from '#contract/routes.ts';
import { takePendingAdd } from '#web/features/cart/pending-add.ts';
import { useSession, useSessionState } from '#web/features/session/context.tsx';
import { safeNext } from '#web/features/session/next.ts';
import { useLang } from '#ui/language.tsx';
import { keepTypedEmail } from './typed-email.ts';
import { useAddLine } from './use-add-to-cart.ts';

/** Falls back to the home page; a user already logged in is redirected unless the form is `busy`. */
export function useAfterLogin(next: string | undefined, busy: boolean): () => Promise<void> {
  const router = useRouter();
  const lang = useLang();
  const session = useSession();
  const addLine = useAddLine();
  const goOn = async () => {
    const href = safeNext(next, location.origin) ?? inLanguage(lang, pages.home());
    const { status } = await session.known();
    // Without a profile there is no cart: the pending add keeps waiting.
    const line = status === 'user' ? takePendingAdd() : null;
    keepTypedEmail('');
    await router.navigate({ href, replace: true });
    if (line) await addLine(line);
  };

  const signedIn = useSessionState().status === 'user' && !busy;
  useEffect(() => {
    if (signedIn) void goOn();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the status is known
  }, [signedIn]);
  return goOn;
}
