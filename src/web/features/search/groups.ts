import type { SearchResult, SearchType } from '#contract/search.ts';

const ORDER: readonly SearchType[] = ['product', 'tutorial', 'workshop'];

export interface ResultGroup {
  type: SearchType;
  results: SearchResult[];
}

export function groupsOf(results: readonly SearchResult[], most = Infinity): ResultGroup[] {
  return ORDER.map((type) => ({
    type,
    results: results.filter((result) => result.type === type).slice(0, most),
  })).filter((group) => group.results.length > 0);
}
