import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FADE, startRotation } from './rotation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const turn = { onFade: vi.fn<() => void>(), onNext: vi.fn<() => void>() };
  return { ...turn, stop: startRotation(turn) };
}

it('fades a message after five seconds and shows the next one once it has faded', () => {
  const { onFade, onNext } = start();
  vi.advanceTimersByTime(4_999);
  expect(onFade).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onFade).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(FADE - 1);
  expect(onNext).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onNext).toHaveBeenCalledTimes(1);
});

it('goes on at the same pace', () => {
  const { onFade, onNext } = start();
  vi.advanceTimersByTime(3 * 5_000 + FADE);
  expect([onFade.mock.calls.length, onNext.mock.calls.length]).toEqual([3, 3]);
});

it('changes nothing after it was stopped, even in the middle of a fade', () => {
  const { onFade, onNext, stop } = start();
  vi.advanceTimersByTime(5_000 + FADE / 2);
  stop();
  vi.advanceTimersByTime(60_000);
  expect([onFade.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 0]);
});
