/** After the editor: goes to the page of the edited row, focuses the row and highlights it for a moment. */
import { useEffect, useRef, useState } from 'react';
import { useAdminNavigation } from '../navigation.ts';
import { focusRow } from './table/row-focus.ts';

/** ms */
const MARKED_FOR = 2_500;

interface Wanted {
  id: string;
  /** Clears filters that would hide it. */
  isNew: boolean;
  saved: boolean;
}

interface Place {
  ids: readonly string[];
  page: number;
  size: number;
}

export function useReveal({ ids, page, size }: Place): {
  marked: string | null;
  reveal: (wanted: Wanted) => void;
} {
  const { change } = useAdminNavigation();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const done = useRef<Wanted | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!wanted || done.current === wanted) return;
    const { id, isNew, saved } = wanted;
    const index = ids.indexOf(id);
    if (index === -1) {
      if (isNew) change({ q: undefined, show: undefined, category: undefined, page: undefined });
      else done.current = wanted;
      return;
    }
    const itsPage = Math.floor(index / size) + 1;
    if (itsPage !== page) {
      change({ page: itsPage === 1 ? undefined : String(itsPage) });
      return;
    }
    done.current = wanted;
    // After the dialog has returned the focus.
    requestAnimationFrame(() => {
      focusRow(id);
      if (!saved) return;
      setMarked(id);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setMarked(null), MARKED_FOR);
    });
  }, [wanted, ids, page, size, change]);

  return { marked, reveal: setWanted };
}
