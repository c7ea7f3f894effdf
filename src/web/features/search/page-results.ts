/** Every query has a page, even one that the API refuses. */
import type { SearchResult } from '#contract/search.ts';
import { SEARCH_LIMITS } from '#contract/search-limits.ts';
import type { Lang } from '#domain/language.ts';
import { ApiError, type Api } from '#web/api/client.ts';
import { orFailure, type Failure } from '#web/api/failure.ts';

/** `refused`: too long, or with characters that no text has. */
export type PageResults = SearchResult[] | 'refused' | Failure;

export async function searchForPage(api: Api, query: string, lang: Lang): Promise<PageResults> {
  if (query.trim() === '') return [];
  if (query.length > SEARCH_LIMITS.query) return 'refused';
  const call = api.search(query, lang, SEARCH_LIMITS.results).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 400) return 'refused' as const;
    throw error;
  });
  return orFailure<SearchResult[] | 'refused'>(call);
}
