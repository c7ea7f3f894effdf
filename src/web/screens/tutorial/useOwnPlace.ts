/** An owner's place goes to the account quietly. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { api as routes } from '#contract/routes.ts';
import type { ReadingPlace } from '#contract/tutorials.ts';
import type { RouterContext } from '#web/router-context.ts';
import { onPageHide } from '#ui/page-hide.ts';
import { createPlaceSender, type PlaceSender } from './place-sender.ts';
import { readPlace, savePlace } from './reading-place.ts';

/** `reader` is null for who doesn't own the tutorial. */
export function useOwnPlace(id: string, reader: string | null, page: number): void {
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const sender = useRef<PlaceSender | null>(null);
  useEffect(() => {
    if (reader === null) return undefined;
    const send = async (sent: number) => {
      const { data } = await api.call<{ data: ReadingPlace }>({
        path: routes.tutorialPlace(id),
        method: 'PUT',
        body: { page: sent },
        keepalive: true,
      });
      // By the server's clock, so that places of several devices compare.
      if (readPlace(id, reader)?.page === sent) savePlace(id, { page: sent, at: data.updatedAt, reader });
    };
    const { flush } = (sender.current = createPlaceSender(send));
    const stop = onPageHide(flush);
    return () => {
      stop();
      flush();
    };
  }, [api, id, reader]);

  // After the sender: effects run in order.
  useEffect(() => sender.current?.turnedTo(page), [page]);
}
