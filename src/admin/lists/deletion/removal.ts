/** A deletion is sent immediately and can be undone for 8 seconds. */
import { ApiError } from '#web/api/client.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { createStore, type Store } from '#ui/store.ts';
import type { Versioned } from '../table/row-edits.ts';

/** ms */
export const UNDO_FOR = 8_000;

export interface RemovalTexts {
  gone: string;
  deleted: (title: string) => string;
  restored: (title: string) => string;
  stillDeleted: (title: string) => string;
  undo: string;
  /** Somebody else saved the entry meanwhile. */
  changed: string;
}

export interface RemovalState {
  busy: boolean;
  problem: string | null;
  /** A tutorial that customers own can't be deleted, nor a workshop that people come to. */
  owned: boolean;
}

interface RemovalOptions<Entry> {
  id: string;
  title: string;
  texts: RemovalTexts;
  current: () => Entry | undefined;
  writes: {
    remove: (id: string, version: number) => Promise<void>;
    restore: (id: string) => Promise<Entry>;
    show: (entry: Entry) => void;
    refresh: () => Promise<void>;
  };
  reason: (error: unknown) => string;
}

export interface RemovalSteps {
  /** Resolves once the entry's pending changes have been sent. */
  settled?: (() => Promise<void>) | undefined;
  onGone: () => void;
  /** After Undo. */
  onBack?: (() => void) | undefined;
}

export interface Removal {
  state: Store<RemovalState>;
  remove: (steps: RemovalSteps) => Promise<void>;
}

export function createRemoval<Entry extends Versioned>(options: RemovalOptions<Entry>): Removal {
  const { id, title, texts, current, writes, reason } = options;
  const state = createStore<RemovalState>({ busy: false, problem: null, owned: false });

  async function undo(onBack: RemovalSteps['onBack']): Promise<void> {
    try {
      await writes.restore(id);
    } catch (error) {
      offerUndo('error', `${texts.stillDeleted(title)} ${reason(error)}`, onBack);
      return;
    }
    showSnack({ severity: 'success', message: texts.restored(title) });
    onBack?.();
  }

  function offerUndo(severity: 'success' | 'error', message: string, onBack: RemovalSteps['onBack']): void {
    const action = { label: texts.undo, run: () => void undo(onBack) };
    showSnack({ severity, message, action, stay: UNDO_FOR });
  }

  function fail(error: unknown, onGone: () => void): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) {
      onGone();
      showSnack({ severity: 'error', message: texts.gone });
      void writes.refresh();
    } else if (error.status === 412 && error.data) {
      writes.show(error.data as Entry);
      state.set({ ...state.get(), problem: texts.changed });
    } else if (error.code === 'in_use') state.set({ ...state.get(), owned: true });
    else state.set({ ...state.get(), problem: reason(error) });
  }

  return {
    state,
    async remove({ settled, onGone, onBack }) {
      if (state.get().busy) return;
      state.set({ ...state.get(), busy: true, problem: null });
      try {
        await settled?.();
        const entry = current();
        if (entry) await writes.remove(id, entry.version);
      } catch (error) {
        state.set({ ...state.get(), busy: false });
        fail(error, onGone);
        return;
      }
      onGone();
      offerUndo('success', texts.deleted(title), onBack);
    },
  };
}
