import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useCallback, type ComponentProps } from 'react';
import { SearchSheet, SHEET_RESULTS } from '../features/search/SearchSheet.tsx';
import { useFacts } from '../features/page/facts.tsx';
import type { RouterContext } from '../router-context.ts';
import { useLang } from '#ui/language.tsx';

export type SearchPanelProps = Omit<ComponentProps<typeof SearchSheet>, 'fetchResults' | 'hasHours'>;

export default function SearchPanel(props: SearchPanelProps) {
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const lang = useLang();
  const { hours } = useFacts();
  const fetchResults = useCallback((query: string) => api.search(query, lang, SHEET_RESULTS), [api, lang]);
  return <SearchSheet {...props} fetchResults={fetchResults} hasHours={hours !== null} />;
}
