/** A late answer never replaces a newer one, and the last answer stays until the next has come. */
import type { SearchResult } from '#contract/search.ts';
import { createStore, type Store } from '#ui/store.ts';

/** After the last key, ms. */
export const PAUSE = 120;

export interface LiveState {
  /** `waiting`: a newer answer is coming; `failed`: the newest did not come. */
  status: 'quiet' | 'waiting' | 'failed';
  /** The newest answer with its query; null before the first and for an empty field. */
  found: { query: string; results: SearchResult[] } | null;
}

export const NOTHING_ASKED: LiveState = { status: 'quiet', found: null };

export interface LiveSearch {
  state: Store<LiveState>;
  type: (text: string) => void;
  retry: () => void;
  stop: () => void;
}

export function createLiveSearch(fetchResults: (query: string) => Promise<SearchResult[]>): LiveSearch {
  const state = createStore<LiveState>(NOTHING_ASKED);
  let query = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Requests are numbered: the newest one, and the one whose answer is shown. */
  let newest = 0;
  let shown = 0;

  async function send(turn: number, asked: string): Promise<void> {
    try {
      const results = await fetchResults(asked);
      if (turn <= shown) return;
      shown = turn;
      state.set({ status: turn === newest ? 'quiet' : 'waiting', found: { query: asked, results } });
    } catch (error) {
      console.error(error);
      if (turn === newest) state.set({ ...state.get(), status: 'failed' });
    }
  }

  const start = (pause: number) => {
    clearTimeout(timer);
    newest += 1;
    state.set({ ...state.get(), status: 'waiting' });
    timer = setTimeout((turn: number, asked: string) => void send(turn, asked), pause, newest, query);
  };

  return {
    state,
    type(text) {
      if (text.trim() === query) return;
      query = text.trim();
      if (query !== '') return start(PAUSE);
      clearTimeout(timer);
      newest += 1;
      shown = newest;
      state.set(NOTHING_ASKED);
    },
    retry: () => start(0),
    stop: () => clearTimeout(timer),
  };
}
