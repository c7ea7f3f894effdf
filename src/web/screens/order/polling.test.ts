import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAUSE, SOON, startPolling } from './polling.ts';

const MINUTE = 60_000;
let page: EventTarget & { visibilityState: string };
let ask: ReturnType<typeof vi.fn<() => Promise<void>>>;

function show(isSeen: boolean) {
  page.visibilityState = isSeen ? 'visible' : 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  if (isSeen) window.dispatchEvent(new Event('focus'));
}

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  ask = vi.fn<() => Promise<void>>().mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([true, false])('asks once on coming back, wanted again and again or not (%s)', async (isWanted) => {
  startPolling(isWanted, ask);
  show(false);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(ask).not.toHaveBeenCalled();
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks again and again only while it is wanted', async () => {
  const end = startPolling(true, ask);
  await vi.advanceTimersByTimeAsync(MINUTE);
  const times = ask.mock.calls.length;
  expect(times).toBeGreaterThan(1);
  end();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(ask).toHaveBeenCalledTimes(times);

  startPolling(false, ask);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(ask).toHaveBeenCalledTimes(times);
});

it('waits for a slow answer', async () => {
  ask.mockReturnValue(new Promise(() => {}));
  startPolling(true, ask);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks as often as it is told to', async () => {
  const end = startPolling(true, ask, SOON);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(ask).toHaveBeenCalledTimes(PAUSE / SOON);
  end();
});
