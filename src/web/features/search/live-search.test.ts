import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchResult } from '#contract/search.ts';
import { createLiveSearch, NOTHING_ASKED, PAUSE } from './live-search.ts';

const result = (title: string) => ({ title }) as SearchResult;

/** A live search that a test answers, in any order. */
function asked() {
  const questions = new Map<string, PromiseWithResolvers<SearchResult[]>>();
  const live = createLiveSearch((query) => {
    const question = Promise.withResolvers<SearchResult[]>();
    questions.set(query, question);
    return question.promise;
  });
  const answer = async (query: string) => {
    questions.get(query)!.resolve([result(query)]);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { live, questions, answer };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a live search', () => {
  it('searches once typing pauses, for the last text, trimmed', () => {
    const { live, questions } = asked();
    for (const text of ['r', 'ri', ' rin ']) live.type(text);
    vi.advanceTimersByTime(PAUSE - 1);
    expect([...questions.keys()]).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([...questions.keys()]).toEqual(['rin']);
  });

  it('keeps the last results while the next are on their way', async () => {
    const { live, answer } = asked();
    live.type('ri');
    vi.advanceTimersByTime(PAUSE);
    await answer('ri');
    live.type('rin');
    expect(live.state.get()).toEqual({ status: 'waiting', found: { query: 'ri', results: [result('ri')] } });
  });

  it('shows an older answer until a newer one is there, never after it', async () => {
    const { live, answer } = asked();
    for (const text of ['r', 'ri', 'rin']) {
      live.type(text);
      vi.advanceTimersByTime(PAUSE);
    }
    await answer('ri');
    expect(live.state.get()).toMatchObject({ status: 'waiting', found: { query: 'ri' } });
    await answer('rin');
    await answer('r');
    expect(live.state.get()).toMatchObject({ status: 'quiet', found: { query: 'rin' } });
  });

  it('shows nothing for an emptied field, whatever still comes', async () => {
    const { live, answer } = asked();
    live.type('rin');
    vi.advanceTimersByTime(PAUSE);
    live.type('  ');
    await answer('rin');
    expect(live.state.get()).toBe(NOTHING_ASKED);
  });

  it('reports a failure only of the newest search, and can retry', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { live, questions, answer } = asked();
    live.type('ri');
    vi.advanceTimersByTime(PAUSE);
    live.type('rin');
    questions.get('ri')!.reject(new Error('lost'));
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(live.state.get().status).toBe('waiting');
    questions.get('rin')!.reject(new Error('lost'));
    await vi.advanceTimersByTimeAsync(0);
    expect(live.state.get().status).toBe('failed');
    live.retry();
    await vi.advanceTimersByTimeAsync(0);
    await answer('rin');
    expect(live.state.get()).toMatchObject({ status: 'quiet', found: { query: 'rin' } });
    expect(logged).toHaveBeenCalledTimes(2);
  });
});
