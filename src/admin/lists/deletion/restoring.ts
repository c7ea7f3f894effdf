import { ApiError } from '#web/api/client.ts';
import { createStore, type Store } from '#ui/store.ts';

interface RestoringOptions {
  restore: () => Promise<unknown>;
  /** It may have been restored elsewhere. */
  onGone: () => void;
  sentence: (error: ApiError) => string;
}

interface RestoringState {
  busy: boolean;
  problem: string | null;
}

export interface Restoring {
  state: Store<RestoringState>;
  restore: (onRestored: () => void) => Promise<void>;
}

/** One of the recently deleted entries, which disappears from their list once it is restored. */
export function createRestoring({ restore, onGone, sentence }: RestoringOptions): Restoring {
  const state = createStore<RestoringState>({ busy: false, problem: null });
  return {
    state,
    async restore(onRestored) {
      if (state.get().busy) return;
      state.set({ busy: true, problem: null });
      try {
        await restore();
        onRestored();
      } catch (error) {
        state.set({ busy: false, problem: error instanceof ApiError ? sentence(error) : null });
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 404) onGone();
      }
    },
  };
}
