import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubRefusedStorage, stubStorage } from '#test/web-storage.ts';
import { CLOSED_BANNER_SCRIPT, rememberClosed } from './closed.ts';

const html = { dataset: {} as Record<string, string> };

beforeEach(() => {
  html.dataset = {};
  vi.stubGlobal('document', { documentElement: html });
});
afterEach(() => void vi.unstubAllGlobals());

/** As the head of the next page does. */
function loadPage(): Record<string, string> {
  html.dataset = {};
  // oxlint-disable-next-line no-eval -- the script is a string in the document
  (0, eval)(CLOSED_BANNER_SCRIPT);
  return html.dataset;
}

test('a banner is closed at once and on the pages that follow', () => {
  stubStorage('sessionStorage');
  expect(loadPage()).toEqual({});
  rememberClosed();
  expect(html.dataset).toEqual({ bannerClosed: '' });
  expect(loadPage()).toEqual({ bannerClosed: '' });
});

test('without storage it is closed until the next page', () => {
  stubRefusedStorage('sessionStorage');
  rememberClosed();
  expect(html.dataset).toEqual({ bannerClosed: '' });
  expect(loadPage()).toEqual({});
});
