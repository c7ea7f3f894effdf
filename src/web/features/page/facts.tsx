import { createContext, use, useMemo } from 'react';
import type { ShellFacts } from '#contract/shop-facts.ts';

const FactsContext = createContext<ShellFacts | null>(null);
export const FactsProvider = FactsContext;

export function useFacts(): ShellFacts {
  const facts = use(FactsContext);
  if (!facts) throw new Error('No FactsProvider above');
  return facts;
}

/** The server's time, so that both sides render the same. */
export function useNow(): Date {
  const { now } = useFacts();
  return useMemo(() => new Date(now), [now]);
}
