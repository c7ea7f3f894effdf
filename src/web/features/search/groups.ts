/** Search results by kind, in the order in which the shop shows its kinds. */
import type { SearchResult, SearchType } from '#contract/search.ts';

const ORDER: readonly SearchType[] = ['product', 'tutorial', 'workshop'];

export interface ResultGroup {
  type: SearchType;
  results: SearchResult[];
}

/** The kinds that have results, each with the `most` best of them. */
export function groupsOf(results: readonly SearchResult[], most = Infinity): ResultGroup[] {
  return ORDER.map((type) => ({
    type,
    results: results.filter((result) => result.type === type).slice(0, most),
  })).filter((group) => group.results.length > 0);
}
