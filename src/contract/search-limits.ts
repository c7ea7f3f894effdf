/** Characters that a query may have, and results that an answer may have (api.md, Calls). */
export const SEARCH_LIMITS = { query: 200, results: 50, usual: 8 } as const;
