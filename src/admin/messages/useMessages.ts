import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { useAdmin } from '../data/context.tsx';
import type { NumberedPage } from '../data/admin-api.ts';
import { keys } from '../data/queries.ts';
import type { AdminSearch } from '../navigation.ts';

export const MESSAGE_PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_MESSAGE_PAGE_SIZE = 10;

export function readMessagesView(search: AdminSearch): { page: number; size: number } {
  return {
    page: /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1,
    size: MESSAGE_PAGE_SIZES.find((size) => String(size) === search.size) ?? DEFAULT_MESSAGE_PAGE_SIZE,
  };
}

/** How often to ask for the state of waiting mails, ms. */
const POLL_INTERVAL = 10_000;

type Page = NumberedPage<ContactMessage>;

export function useMessagePage(page: number, size: number) {
  const { adminApi } = useAdmin();
  const query = { page, limit: size };
  return useQuery({
    queryKey: keys.messages(query),
    queryFn: () => adminApi.messages(query),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ mail }) => mail.state === 'waiting') ? POLL_INTERVAL : false,
  });
}

const LATEST = { page: 1, limit: BOUNDS.pageSize };

/** Looks on this page, then among the latest; `isMissing` once it is known to be in neither. */
export function useOneMessage(id: string | undefined, page: Page | undefined) {
  const { adminApi } = useAdmin();
  const ofId = (one: ContactMessage) => one._id === id;
  const onPage = page?.data.find(ofId);
  const { data, isFetched } = useQuery({
    queryKey: keys.messages(LATEST),
    queryFn: () => adminApi.messages(LATEST),
    enabled: id !== undefined && page !== undefined && !onPage,
  });
  const message = id === undefined ? undefined : (onPage ?? data?.data.find(ofId));
  return { message, isMissing: id !== undefined && !message && isFetched };
}

/** Both throw the client's ApiError. */
export function useMessageWrites() {
  const { adminApi } = useAdmin();
  const client = useQueryClient();
  return useMemo(() => {
    const put = async (message: ContactMessage) => {
      // An answer requested before the change would undo it on screen.
      await client.cancelQueries({ queryKey: keys.messages() });
      client.setQueriesData<Page>(
        { queryKey: keys.messages() },
        (page) =>
          page && { ...page, data: page.data.map((one) => (one._id === message._id ? message : one)) },
      );
    };
    return {
      mark: async (id: string, read: boolean) => {
        await put(await adminApi.markMessage(id, read));
        void client.invalidateQueries({ queryKey: keys.overview() });
      },
      resend: async (id: string) => {
        await put(await adminApi.resendMessage(id));
        void client.invalidateQueries({ queryKey: keys.messages() });
      },
    };
  }, [adminApi, client]);
}
