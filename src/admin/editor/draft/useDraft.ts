/** Keeps on the device what was typed in one editor (product: Admin). */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft, type Draft } from './drafts.ts';
import type { EntryFormState } from '../useEntryForm.ts';

/** A pause this long after a key, and it is kept, ms. */
const PAUSE = 800;
/** A draft that is older is offered, not applied by itself, ms. */
const FRESH = 24 * 60 * 60 * 1000;

export interface OpenedDraft<Values> {
  /** Is in the editor already. */
  applied: Draft<Values> | null;
  /** Old, or typed on another version: hers to choose. */
  offered: Draft<Values> | null;
}

/** What an editor begins with. */
export function openDraft<Values extends object>(
  key: string,
  blank: Values,
  version: number | null,
): OpenedDraft<Values> {
  const draft = readDraft(key, blank);
  if (!draft) return { applied: null, offered: null };
  const fresh = Date.now() - Date.parse(draft.at) < FRESH && draft.version === version;
  return fresh ? { applied: draft, offered: draft.earlier ?? null } : { applied: null, offered: draft };
}

export interface DraftState<Values> {
  /** When it was last kept, ISO; null while there is nothing to keep. */
  keptAt: string | null;
  /** The device refuses to keep drafts. */
  refused: boolean;
  /** When the draft was kept that the editor opened with, ISO; null where it opened without. */
  restoredAt: string | null;
  offered: Draft<Values> | null;
  /** The offered draft is taken or declined. */
  answer: () => void;
  /** Saved or given up: the draft goes, and no new one is kept. */
  end: () => void;
}

export function useDraft<Values extends object>(
  key: string,
  opened: OpenedDraft<Values>,
  { form: { values }, base, changed }: EntryFormState<Values>,
  versionRef: { current: number | null },
): DraftState<Values> {
  const [keptAt, setKeptAt] = useState(opened.applied?.at ?? null);
  const [refused, setRefused] = useState(false);
  const [offered, setOffered] = useState(opened.offered);
  const ended = useRef(false);
  /** The moment of what is kept now; the offered draft counts until it is answered. */
  const mine = useRef((opened.applied ?? opened.offered)?.at ?? null);
  const dirty = changed.length > 0;
  /** What stands in it: leaving the window must not write over another window's draft what is kept already. */
  const kept = useRef({ values: opened.applied?.values ?? values, offered: opened.offered });

  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = () => {
      if (ended.current || (kept.current.values === values && kept.current.offered === offered)) return;
      kept.current = { values, offered };
      if (!dirty) {
        if (mine.current !== null && !offered) removeDraft(key, mine.current);
        setKeptAt(null);
        return;
      }
      const at = new Date().toISOString();
      const isKept = writeDraft(key, {
        values,
        base,
        version: versionRef.current,
        at,
        ...(offered ? { earlier: offered } : {}),
      });
      if (isKept) mine.current = at;
      setRefused(!isKept);
      setKeptAt(isKept ? at : null);
    };
  });

  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const timer = setTimeout(() => keep.current(), PAUSE);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- after every change of what is kept
  }, [values, offered]);

  useEffect(() => {
    const now = () => keep.current();
    const hidden = () => document.visibilityState === 'hidden' && now();
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', hidden);
      // An ended session takes the editor away in the middle of a word.
      now();
    };
  }, []);

  const end = useCallback(() => {
    ended.current = true;
    if (mine.current !== null) removeDraft(key, mine.current);
    setKeptAt(null);
  }, [key]);
  const answer = useCallback(() => setOffered(null), []);
  const restoredAt = opened.applied?.at ?? null;
  return useMemo(
    () => ({ keptAt, refused, restoredAt, offered, answer, end }),
    [keptAt, refused, restoredAt, offered, answer, end],
  );
}
