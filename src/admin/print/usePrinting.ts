import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** When the print began (ISO 8601), or null: what only paper shows needs no room on screen. */
export function usePrinting(): string | null {
  const [since, setSince] = useState(() => sinceNow(matchMedia('print').matches));
  useEffect(() => {
    const paper = matchMedia('print');
    const ended = new AbortController();
    const { signal } = ended;
    // At once, because the browser takes the page as it is after the event.
    const set = (on: boolean) => flushSync(() => setSince(sinceNow(on)));
    window.addEventListener('beforeprint', () => set(true), { signal });
    window.addEventListener('afterprint', () => set(false), { signal });
    paper.addEventListener('change', ({ matches }) => set(matches), { signal });
    return () => ended.abort();
  }, []);
  return since;
}

function sinceNow(on: boolean): string | null {
  return on ? new Date().toISOString() : null;
}
