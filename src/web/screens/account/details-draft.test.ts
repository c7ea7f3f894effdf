import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubRefusedStorage, stubStorage } from '#test/web-storage.ts';
import { changesOf, forgetDetails, keepDetails, keptDetails } from './details-draft.ts';

const SAVED = { firstName: 'Dana', lastName: '', phoneNumber: '' };
let stored: Map<string, string>;
beforeEach(() => void (stored = stubStorage('sessionStorage')));
afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, {}],
  [{ firstName: ' Dana ' }, {}],
  [{ firstName: 'Noa' }, { firstName: 'Noa' }],
  [
    { lastName: 'Levi', phoneNumber: '050-1234567' },
    { lastName: 'Levi', phoneNumber: '050-1234567' },
  ],
  [{ firstName: '' }, { firstName: '' }],
])('of %j sends %j', (typed, sent) => {
  expect(changesOf({ ...SAVED, ...typed }, SAVED)).toEqual(sent);
});

it('keeps what was typed until it is forgotten', () => {
  keepDetails('dana', { ...SAVED, firstName: 'Noa' });
  expect(keptDetails('dana')).toEqual({ ...SAVED, firstName: 'Noa' });
  forgetDetails();
  expect(keptDetails('dana')).toEqual({});
});

it('shows another user nothing of it, and drops it', () => {
  keepDetails('dana', { ...SAVED, firstName: 'Noa' });
  expect(keptDetails('ruth')).toEqual({});
  expect(stored.size).toBe(0);
});

it.each(['null', '7', '[]', '{"userId":"dana","firstName":7}', 'no JSON'])('ignores %s', (text) => {
  stored.set('account-details', text);
  expect(keptDetails('dana')).toEqual({});
});

it('does without storage', () => {
  stubRefusedStorage('sessionStorage');
  keepDetails('dana', SAVED);
  expect(keptDetails('dana')).toEqual({});
});
