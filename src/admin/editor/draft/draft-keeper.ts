import { createStore, type Store } from '#ui/store.ts';
import type { FormState } from '#admin/form/entry-form.ts';
import type { Draft, DraftStorage } from './drafts.ts';

/** After the last change, ms. */
const PAUSE = 800;
/** Older drafts are offered, not applied, ms. */
const FRESH = 24 * 60 * 60 * 1000;

export interface DraftState<Values> {
  /** ISO; null while there is nothing to save. */
  savedAt: string | null;
  /** The browser refuses to store drafts. */
  refused: boolean;
  /** When the restored draft was saved, ISO; null if none was restored. */
  restoredAt: string | null;
  /** Old or of another version: not applied until accepted. */
  offered: Draft<Values> | null;
}

export interface OpenedDraft<Values> {
  applied: Draft<Values> | null;
  offered: Draft<Values> | null;
}

export function openDraft<Values>(
  draft: Draft<Values> | null,
  version: number | null,
  now: Date,
): OpenedDraft<Values> {
  if (!draft) return { applied: null, offered: null };
  const isFresh = now.getTime() - Date.parse(draft.at) < FRESH && draft.version === version;
  return isFresh ? { applied: draft, offered: draft.earlier ?? null } : { applied: null, offered: draft };
}

interface DraftKeeperOptions<Values> {
  storage: DraftStorage<Values>;
  opened: OpenedDraft<Values>;
  form: Store<FormState<Values>>;
  now: () => Date;
}

export interface DraftKeeper<Values> {
  state: Store<DraftState<Values>>;
  saveNow: () => void;
  answerOffered: () => void;
  /** Removes the draft and saves no other. */
  end: () => void;
  /** The entry now has an id, so its draft another key. */
  moveTo: (storage: DraftStorage<Values>) => void;
}

export function createDraftKeeper<Values>(options: DraftKeeperOptions<Values>): DraftKeeper<Values> {
  const { opened, form, now } = options;
  let { storage } = options;
  const state = createStore<DraftState<Values>>({
    savedAt: opened.applied?.at ?? null,
    refused: false,
    restoredAt: opened.applied?.at ?? null,
    offered: opened.offered,
  });
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the stored draft was saved: another window's is left alone. */
  let storedAt = (opened.applied ?? opened.offered)?.at ?? null;
  const contents = () => {
    const { values, base } = form.get();
    return { values, base, offered: state.get().offered };
  };
  let stored = contents();

  const isSame = (a: typeof stored, b: typeof stored) =>
    a.values === b.values && a.base === b.base && a.offered === b.offered;
  const update = (patch: Partial<DraftState<Values>>) => state.set({ ...state.get(), ...patch });

  function removeStored(): void {
    if (storedAt !== null) storage.remove(storedAt);
    storedAt = null;
  }

  function saveNow(): void {
    clearTimeout(timer);
    const next = contents();
    if (hasEnded || isSame(stored, next)) return;
    stored = next;
    const { values, base, version, changed } = form.get();
    const { offered } = next;
    if (changed.length === 0) {
      if (!offered) removeStored();
      return update({ savedAt: null });
    }
    const at = now().toISOString();
    const isStored = storage.write({ values, base, version, at, ...(offered ? { earlier: offered } : {}) });
    if (isStored) storedAt = at;
    update({ refused: !isStored, savedAt: isStored ? at : null });
  }

  function schedule(): void {
    clearTimeout(timer);
    if (hasEnded) return;
    timer = setTimeout(saveNow, PAUSE);
  }

  form.subscribe(schedule);

  return {
    state,
    saveNow,
    answerOffered() {
      update({ offered: null });
      schedule();
    },
    end() {
      clearTimeout(timer);
      hasEnded = true;
      removeStored();
      update({ savedAt: null });
    },
    moveTo(next) {
      removeStored();
      storage = next;
    },
  };
}
