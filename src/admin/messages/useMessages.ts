import {
  type QueryClient,
  keepPreviousData,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type {
  ContactMessage,
  ContactMessageQuery,
  MessageChange,
  MessagePage,
} from '#contract/contact-messages.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import type { LoadPage } from '../print/whole-list.ts';
import { pageWith } from './message-cache.ts';
import type { MessagesView } from './messages-view.ts';

/** How often to ask for the state of waiting mails, ms. */
const POLL_INTERVAL = 10_000;

export function useMessagePage({ q, ...view }: MessagesView) {
  const { adminApi } = useAdmin();
  const query: ContactMessageQuery = { ...view, ...(q === '' ? {} : { q }) };
  return useQuery({
    queryKey: keys.messages(query),
    queryFn: () => adminApi.messages(query),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ mail }) => mail.state === 'waiting') ? POLL_INTERVAL : false,
  });
}

/** Of the view's search and state, page by page. */
export function useMessagePages({ q, state }: MessagesView): LoadPage<ContactMessage> {
  const { adminApi } = useAdmin();
  return (at) => adminApi.messages({ ...at, state, ...(q === '' ? {} : { q }) });
}

const LATEST: ContactMessageQuery = { page: 1, limit: BOUNDS.pageSize };

/**
 * Looks on this page, among those changed here, then among the latest; `isMissing` once it is known to be nowhere.
 */
export function useOneMessage(id: string | undefined, page: MessagePage | undefined) {
  const { adminApi } = useAdmin();
  const ofId = (one: ContactMessage) => one._id === id;
  const onPage = page?.data.find(ofId);
  const { data: changed } = useQuery<ContactMessage>({
    queryKey: keys.message(id ?? ''),
    queryFn: skipToken,
  });
  const { data, isFetched } = useQuery({
    queryKey: keys.messages(LATEST),
    queryFn: () => adminApi.messages(LATEST),
    enabled: id !== undefined && page !== undefined && !onPage && !changed,
  });
  const message = id === undefined ? undefined : (onPage ?? changed ?? data?.data.find(ofId));
  return { message, isMissing: id !== undefined && !message && isFetched };
}

/** All throw the client's ApiError. */
export function useMessageWrites() {
  const { adminApi } = useAdmin();
  const client = useQueryClient();
  return useMemo(() => {
    const refresh = () => {
      void client.invalidateQueries({ queryKey: keys.messages() });
      void client.invalidateQueries({ queryKey: keys.overview() });
    };
    return {
      mark: async (id: string, read: boolean) => {
        await put(client, await adminApi.markMessage(id, read));
        void client.invalidateQueries({ queryKey: keys.overview() });
      },
      /** Shows the change at once, and takes it back when it fails. */
      change: async (message: ContactMessage, change: MessageChange) => {
        const before = client.getQueriesData<MessagePage>({ queryKey: keys.messages() });
        await put(client, { ...message, ...change });
        try {
          await put(client, await adminApi.changeMessage(message._id, change));
        } catch (error) {
          for (const [key, page] of before) client.setQueryData(key, page);
          client.setQueryData(keys.message(message._id), message);
          throw error;
        } finally {
          refresh();
        }
      },
      resend: async (id: string) => {
        await put(client, await adminApi.resendMessage(id));
        void client.invalidateQueries({ queryKey: keys.messages() });
      },
    };
  }, [adminApi, client]);
}

async function put(client: QueryClient, message: ContactMessage): Promise<void> {
  // An answer requested before the change would undo it on screen.
  await client.cancelQueries({ queryKey: keys.messages() });
  client.setQueryData(keys.message(message._id), message);
  for (const [key, page] of client.getQueriesData<MessagePage>({ queryKey: keys.messages() })) {
    const { state } = (key[1] ?? {}) as ContactMessageQuery; // the query that `keys.messages` was given
    if (page) client.setQueryData(key, pageWith(page, message, state));
  }
}
