import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubRefusedStorage, stubStorage } from '#test/web-storage.ts';
import { readPlace, savePlace, startPage } from './reading-place.ts';

const NINE = '2026-05-01T09:00:00.000Z';
const TEN = '2026-05-01T10:00:00.000Z';
let stored: Map<string, string>;
beforeEach(() => void (stored = stubStorage('localStorage')));
afterEach(() => vi.unstubAllGlobals());

it('is the page where the reader stopped, for each tutorial', () => {
  savePlace('saw', { page: 3, at: NINE, reader: null });
  savePlace('solder', { page: 1, at: TEN, reader: 'dana' });
  expect(readPlace('saw', null)).toEqual({ page: 3, at: NINE });
  expect(readPlace('solder', 'dana')).toEqual({ page: 1, at: TEN });
  expect(readPlace('other', null)).toBeNull();
});

it('is nobody else’s', () => {
  savePlace('saw', { page: 3, at: NINE, reader: 'dana' });
  for (const reader of ['noa', null]) expect(readPlace('saw', reader)).toBeNull();
});

it.each(['dana', null])('of a shop that kept the page alone is there for %s', (reader) => {
  stored.set('tutorial-page:saw', '4');
  expect(readPlace('saw', reader)).toEqual({ page: 4, at: '' });
});

it.each(['', ' ', '0', '-2', '2.5', 'three', '{"page":3}', '3 at dana', 'x at '])(
  'is unknown where %j is stored',
  (text) => {
    stored.set('tutorial-page:saw', text);
    expect(readPlace('saw', null)).toBeNull();
  },
);

it('is unknown in a browser that refuses storage', () => {
  stubRefusedStorage('localStorage');
  savePlace('saw', { page: 3, at: NINE, reader: null });
  expect(readPlace('saw', null)).toBeNull();
});

it.each([
  ['nowhere', null, undefined, 1],
  ['here alone', { page: 3, at: NINE }, null, 3],
  ['elsewhere alone', null, { page: 4, updatedAt: NINE }, 4],
  ['here last', { page: 3, at: TEN }, { page: 4, updatedAt: NINE }, 3],
  ['elsewhere last', { page: 3, at: NINE }, { page: 4, updatedAt: TEN }, 4],
  ['at a moment that is unknown here', { page: 3, at: '' }, { page: 1, updatedAt: NINE }, 1],
])('who stopped %s goes on there', (_where, here, ofAccount, page) => {
  expect(startPage(here, ofAccount)).toBe(page);
});
