import { rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { inLanguage, pages } from '#contract/routes.ts';
import type { Workshop } from '#contract/workshops.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { isSameLine } from '#web/features/cart/cart-changes.ts';
import { useCart } from '#web/features/cart/context.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSession, useSessionState } from '#web/features/session/context.tsx';
import { useVisitorGate } from '#web/features/session/useVisitorGate.ts';
import type { RouterContext } from '#web/router-context.ts';
import { useLang } from '#ui/language.tsx';
import { hideSnacks, showSnack } from '#ui/snackbar/queue.ts';
import { useStore } from '#ui/store.ts';
import { createSeatsApi } from '#web/screens/seats/seats-api.ts';
import { createOwnPlace, NO_PLACE, type OwnPlace } from './own-place.ts';
import { forgetSeenOffer } from './seen-offer.ts';
import { keepWish, takeWish } from './wish.ts';

export interface Waiting extends OwnPlace {
  /** A change is being sent. */
  busy: boolean;
  read: () => void;
  /** Sends a visitor to login with the wish kept. */
  join: (seats: number) => void;
  leave: () => void;
  /** Puts the offered seats into the cart, and goes to the checkout. */
  accept: () => void;
}

export function useWaiting({ _id }: Workshop): Waiting {
  const t = usePageTexts('seats');
  const lang = useLang();
  const router = useRouter();
  const session = useSession();
  const cart = useCart();
  const { status } = useSessionState();
  const { toLogin } = useVisitorGate();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const own = useMemo(() => createOwnPlace(createSeatsApi(api), _id), [api, _id]);
  const [busy, setBusy] = useState(false);

  const trying = async (act: () => Promise<void>, failed: string) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      console.error(error);
      showSnack({ message: failureSentence(error, failed), severity: 'error' });
      // Seats may be free by now, or the workshop is over.
      void router.invalidate();
    } finally {
      setBusy(false);
    }
  };
  const joinList = (seats: number) =>
    trying(async () => {
      await own.join(seats, lang);
      hideSnacks(); // of a try before that failed
    }, t.join.failed);

  /** Who comes back from login is put on the list. */
  const readAndJoin = async () => {
    await own.read();
    const wish = takeWish(_id);
    if (wish !== null && own.state.get().place === null) await joinList(wish);
  };

  useEffect(() => {
    if (status === 'visitor') own.clear();
    if (status !== 'user') return undefined;
    void readAndJoin();
    const onShow = () => {
      if (document.visibilityState === 'visible') void own.read();
    };
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for another user or workshop
  }, [own, status]);

  const join = async (seats: number) => {
    if ((await session.known()).status !== 'visitor') return joinList(seats);
    keepWish(_id, seats);
    toLogin();
  };

  const accept = async (seats: number) => {
    const line = { productType: 'Workshop' as const, item: _id };
    await cart.settled();
    const present = cart.state.get().cart?.items.find((item) => isSameLine(item, line));
    if (present?.quantity !== seats) {
      if (present) await cart.remove(line);
      await cart.add({ ...line, quantity: seats });
    }
    forgetSeenOffer(_id);
    await router.navigate({ href: inLanguage(lang, pages.checkout()) });
  };

  const state = useStore(own.state, NO_PLACE);
  return {
    ...state,
    busy,
    read: () => void own.read(),
    join: (seats) => void join(seats),
    leave: () => {
      const { declined, failed } = { declined: t.offer.declined, failed: t.leave.failed };
      const message = state.place?.offer ? declined : t.leave.done;
      void trying(async () => {
        await own.leave();
        showSnack({ message, severity: 'success' });
      }, failed);
    },
    accept: () => void (state.place && trying(() => accept(state.place!.seats), t.offer.failed)),
  };
}
