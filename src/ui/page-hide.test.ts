import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPageHide } from './page-hide.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function changeVisibility(state: 'visible' | 'hidden') {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('flushes when the page is hidden or left, but not when it is shown again', () => {
  const flush = vi.fn<() => void>();
  onPageHide(flush);
  changeVisibility('hidden');
  expect(flush).toHaveBeenCalledTimes(1);
  changeVisibility('visible');
  expect(flush).toHaveBeenCalledTimes(1);
  browser.dispatchEvent(new Event('pagehide'));
  expect(flush).toHaveBeenCalledTimes(2);
});

test('flushes nothing once it has been unsubscribed', () => {
  const flush = vi.fn<() => void>();
  onPageHide(flush)();
  changeVisibility('hidden');
  browser.dispatchEvent(new Event('pagehide'));
  expect(flush).not.toHaveBeenCalled();
});
