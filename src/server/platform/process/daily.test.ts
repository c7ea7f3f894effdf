import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { daily } from './daily.ts';

const DAY_MS = 86_400_000;

describe('daily', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs each day, after a failure too, until it is stopped', async () => {
    const told: unknown[] = [];
    let done = 0;
    const work = async () => {
      done += 1;
      if (done === 1) throw new Error('no database');
    };
    const end = daily(work, (error) => told.push(error));
    await vi.advanceTimersByTimeAsync(DAY_MS - 1);
    expect(done).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(done).toBe(2);
    expect(told).toEqual([new Error('no database')]);
    await end();
    await vi.advanceTimersByTimeAsync(2 * DAY_MS);
    expect(done).toBe(2);
  });

  it('stops after a run in progress', async () => {
    const steps: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = daily(
      () => promise.then(() => void steps.push('done')),
      () => {},
    );
    await vi.advanceTimersByTimeAsync(DAY_MS);
    const ended = end().then(() => void steps.push('ended'));
    resolve();
    await ended;
    expect(steps).toEqual(['done', 'ended']);
  });
});
