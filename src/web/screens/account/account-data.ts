/** What an account has, kept while the tab is open, so that who comes back sees it at once. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import type { Seats } from '#contract/seats.ts';
import type { OwnTutorial } from '#contract/tutorials.ts';
import type { Api } from '#web/api/client.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import { readToken } from '#web/features/session/token.ts';
import type { RouterContext } from '#web/router-context.ts';
import { createStore, useStore } from '#ui/store.ts';
import { createAccountApi } from './account-api.ts';

/** Orders that the overview shows. */
const ORDERS = 5;

interface Parts {
  seats: readonly Seats[];
  tutorials: readonly OwnTutorial[];
  /** The latest, and how many there are. */
  orders: { latest: readonly Order[]; total: number };
}
export type Part = keyof Parts;
const PARTS: readonly Part[] = ['seats', 'tutorials', 'orders'];

interface Own {
  /** Whose it is; null for nobody's. */
  token: string | null;
  parts: Partial<Parts>;
  failed: readonly Part[];
}

const NOBODYS: Own = { token: null, parts: {}, failed: [] };
const own = createStore<Own>(NOBODYS);

/** What is known without asking. */
export const useKnownData = (): Partial<Parts> => useStore(own, NOBODYS).parts;

export interface AccountData extends Omit<Own, 'token'> {
  read: (part: Part) => Promise<void>;
}

/** Asks with the stored login at once, before it is known whose it is. */
export function useAccountData(): AccountData {
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const { user } = useSessionState();
  const readers = useMemo(() => readersOf(api), [api]);
  const asked = useRef<string | null>(null);

  const read = useCallback(
    async (part: Part) => {
      const token = readToken();
      const set = (change: (now: Own) => Partial<Own>) => {
        const now = own.get();
        if (now.token === token) own.set({ ...now, ...change(now) });
      };
      const others = ({ failed }: Own) => failed.filter((one) => one !== part);
      try {
        const found = await readers[part]();
        set((now) => ({ parts: { ...now.parts, [part]: found }, failed: others(now) }));
      } catch {
        set((now) => ({ failed: [...others(now), part] }));
      }
    },
    [readers],
  );

  useEffect(() => {
    const token = readToken();
    if (own.get().token !== token) own.set({ ...NOBODYS, token });
    if (token === null || token === asked.current) return;
    asked.current = token;
    for (const part of PARTS) void read(part);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another user comes with another token
  }, [user?._id, read]);

  const { parts, failed } = useStore(own, NOBODYS);
  return { parts, failed, read };
}

function readersOf(api: Api): { [Name in Part]: () => Promise<Parts[Name]> } {
  const account = createAccountApi(api);
  return {
    seats: account.seats,
    tutorials: account.tutorials,
    async orders() {
      const path = orderApi.orders({ limit: ORDERS });
      const { data, pagination } = await api.call<{ data: Order[]; pagination: { total: number } }>({ path });
      return { latest: data, total: pagination.total };
    },
  };
}
