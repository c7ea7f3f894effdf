/** Facts about the shop and the server's minute, for every screen. */
import { createContext, use, useMemo } from 'react';
import type { ShopFacts } from '#contract/shop-facts.ts';

const FactsContext = createContext<ShopFacts | null>(null);
export const FactsProvider = FactsContext;

export function useFacts(): ShopFacts {
  const facts = use(FactsContext);
  if (!facts) throw new Error('No FactsProvider above');
  return facts;
}

/** What the page means by 'now': as the server says, so that both sides agree. */
export function useNow(): Date {
  const { now } = useFacts();
  return useMemo(() => new Date(now), [now]);
}
