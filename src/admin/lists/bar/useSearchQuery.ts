/** A list's search query: the list follows every keystroke, the address a moment later. */
import { useEffect, useRef, useState } from 'react';
import { useAdminNavigation } from '#admin/navigation.ts';

/** ms after the last key. */
const PAUSE = 250;

export function useSearchQuery(): [query: string, type: (query: string) => void] {
  const { search, change } = useAdminNavigation();
  const inAddress = search.q ?? '';
  const [query, setQuery] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  /** Written to the address but not read back from it yet. */
  const [echoes, setEchoes] = useState<readonly string[]>([]);
  const latest = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = inAddress;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  if (inAddress !== known) {
    setKnown(inAddress);
    const echo = echoes.indexOf(inAddress);
    setEchoes(echo === -1 ? [] : echoes.slice(echo + 1));
    // Back, or a cleared filter. An echo is ignored: more may have been typed since.
    if (echo === -1) setQuery(inAddress);
  }

  const type = (next: string) => {
    setQuery(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const q = next.trim();
      if (q !== latest.current) setEchoes((sent) => [...sent, q]);
      change({ q, page: undefined });
    }, PAUSE);
  };
  return [query, type];
}
