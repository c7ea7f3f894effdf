/** What a call answered last; an old answer never replaces a newer one. */
import { createStore, type Store } from '#ui/store.ts';

export interface Latest<Value> {
  /** Stays while the next is asked for. */
  value: Value | null;
  failed: boolean;
}

export const NOTHING_YET: Latest<never> = { value: null, failed: false };

export interface LatestStore<Args extends unknown[], Value> {
  state: Store<Latest<Value>>;
  ask: (...args: Args) => Promise<void>;
  /** Again what was asked for last. */
  retry: () => Promise<void>;
  show: (value: Value) => void;
}

export function createLatest<Args extends unknown[], Value>(
  call: (...args: Args) => Promise<Value>,
): LatestStore<Args, Value> {
  const state = createStore<Latest<Value>>(NOTHING_YET);
  let asked = 0;
  let retry = () => Promise.resolve();

  async function ask(...args: Args): Promise<void> {
    retry = () => ask(...args);
    const mine = ++asked;
    try {
      const value = await call(...args);
      if (mine === asked) state.set({ value, failed: false });
    } catch (error) {
      console.error(error);
      if (mine === asked) state.set({ ...state.get(), failed: true });
    }
  }

  return {
    state,
    ask,
    retry: () => retry(),
    show(value) {
      asked += 1;
      state.set({ value, failed: false });
    },
  };
}
