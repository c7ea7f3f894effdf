import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlaceSender, PAUSE, RETRY } from './place-sender.ts';

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

it('sends a page that wasn’t kept again after a while, but none that a turn came after', async () => {
  const send = kept();
  for (let failures = 0; failures < 3; failures += 1) send.mockRejectedValueOnce(new Error('offline'));
  const sender = createPlaceSender(send);
  for (const page of [2, 3]) {
    sender.turnedTo(page);
    await vi.advanceTimersByTimeAsync(PAUSE);
  }
  expect(pagesOf(send)).toEqual([2, 3]);
  await vi.advanceTimersByTimeAsync(RETRY);
  expect(pagesOf(send)).toEqual([2, 3, 3]);
  await vi.advanceTimersByTimeAsync(5 * RETRY);
  expect(pagesOf(send)).toEqual([2, 3, 3, 3]);
});

it('leaves a failed page alone if a turn came while it was sent', async () => {
  const failures: (() => void)[] = [];
  const send = kept();
  send.mockImplementationOnce(
    () => new Promise((_resolve, reject) => failures.push(() => reject(new Error('offline')))),
  );
  const sender = createPlaceSender(send);
  sender.turnedTo(2);
  await vi.advanceTimersByTimeAsync(PAUSE);
  sender.turnedTo(3);
  failures[0]!();
  await vi.advanceTimersByTimeAsync(5 * RETRY);
  expect(pagesOf(send)).toEqual([2, 3]);
});
