/** One store of answers for as long as the same superAdmin is here: a change of language keeps it. */
import { QueryClient } from '@tanstack/react-query';

let kept: { userId: string; client: QueryClient } | null = null;

export function queryClientOf(userId: string): QueryClient {
  kept = kept?.userId === userId ? kept : { userId, client: createQueryClient() };
  return kept.client;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    // The connection is judged by the calls themselves: a browser that believes itself offline may be wrong.
    defaultOptions: { queries: { retry: false, staleTime: 10_000, networkMode: 'always' } },
  });
}
