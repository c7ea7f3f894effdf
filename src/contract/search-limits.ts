/** Characters that a query may have, and results that an answer may have. */
export const SEARCH_LIMITS = { query: 200, results: 50, usual: 8 } as const;
