import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { WorkshopId } from '#domain/ids.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import type { RouterContext } from '#web/router-context.ts';
import { useLang } from '#ui/language.tsx';
import type { OwnSeats } from './waiting/own-seats.ts';
import { readOwnSeats } from './waiting-part.ts';

/** Null for a visitor, and until it is known; customers alone load its code. */
export function useOwnSeats(workshop: WorkshopId): OwnSeats | null {
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const lang = useLang();
  const { user } = useSessionState();
  const [own, setOwn] = useState<OwnSeats | null>(null);
  useEffect(() => {
    let isOver = false;
    if (user) readOwnSeats(api, workshop, lang).then((found) => isOver || setOwn(found), console.error);
    return () => {
      isOver = true;
      setOwn(null);
    };
  }, [api, workshop, lang, user]);
  return own;
}
