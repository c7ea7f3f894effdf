/** In characters and results. */
export const SEARCH_LIMITS = { query: 200, results: 50, usual: 8 } as const;
