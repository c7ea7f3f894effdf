/** One cache per user: it survives a change of language. */
import { QueryClient } from '@tanstack/react-query';

let kept: { userId: string; client: QueryClient } | null = null;

export function queryClientOf(userId: string): QueryClient {
  kept = kept?.userId === userId ? kept : { userId, client: createQueryClient() };
  return kept.client;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    // Each call finds out whether there is a connection: a browser that believes it is offline may be wrong.
    defaultOptions: { queries: { retry: false, staleTime: 10_000, networkMode: 'always' } },
  });
}
