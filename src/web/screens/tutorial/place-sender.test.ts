import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlaceSender, PAUSE } from './place-sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const kept = () => vi.fn<(page: number) => Promise<void>>(() => Promise.resolve());
const pagesOf = (send: ReturnType<typeof kept>) => send.mock.calls.map(([page]) => page);

it('sends the page at which a reader stays', async () => {
  const send = kept();
  const sender = createPlaceSender(send);
  for (const page of [1, 2, 3]) sender.turnedTo(page);
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect(pagesOf(send)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(pagesOf(send)).toEqual([3]);
});

it('waits for the last call, so that the last page wins', async () => {
  const answers: (() => void)[] = [];
  const send = vi.fn<(page: number) => Promise<void>>(() => new Promise((resolve) => answers.push(resolve)));
  const sender = createPlaceSender(send);
  for (const page of [2, 3, 4]) {
    sender.turnedTo(page);
    await vi.advanceTimersByTimeAsync(PAUSE);
  }
  expect(pagesOf(send)).toEqual([2]);
  answers[0]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(pagesOf(send)).toEqual([2, 4]);
});

it('sends at once when the page goes, and only what waits', async () => {
  const send = kept();
  const sender = createPlaceSender(send);
  sender.turnedTo(2);
  sender.flush();
  sender.flush();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(pagesOf(send)).toEqual([2]);
});

it('goes on after a page that wasn’t kept', async () => {
  const send = vi.fn<(page: number) => Promise<void>>(() => Promise.reject(new Error('offline')));
  const sender = createPlaceSender(send);
  for (const page of [2, 3]) {
    sender.turnedTo(page);
    await vi.advanceTimersByTimeAsync(PAUSE);
  }
  expect(pagesOf(send)).toEqual([2, 3]);
});
