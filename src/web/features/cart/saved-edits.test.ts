import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubRefusedStorage, stubStorage } from '#test/web-storage.ts';
import { saveEdits, takeSavedEdits } from './saved-edits.ts';

const edits = [
  { line: { productType: 'Item', item: 'ring', choices: ['54'] } as const, quantity: 3 },
  { line: { productType: 'Item', item: 'cuff' } as const, quantity: 1 },
];
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T09:00:00Z') });
  stored = stubStorage('sessionStorage');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('returns the saved edits once', () => {
  expect(takeSavedEdits('dana')).toEqual([]);
  saveEdits('dana', edits);
  expect([...stored.keys()]).toEqual(['cart-edits']);
  expect(takeSavedEdits('dana')).toEqual(edits);
  expect(stored.size).toBe(0);
  expect(takeSavedEdits('dana')).toEqual([]);
});

it('clears them when none are left', () => {
  saveEdits('dana', edits);
  saveEdits('dana', []);
  expect(stored.size).toBe(0);
});

it('drops another user’s edits', () => {
  saveEdits('dana', edits);
  expect(takeSavedEdits('noa')).toEqual([]);
  expect(takeSavedEdits('dana')).toEqual([]);
});

it.each([
  ['are sent again within a minute', 59_999, edits],
  ['are dropped after a minute', 60_000, []],
])('%s', (_name, waited, taken) => {
  saveEdits('dana', edits);
  vi.setSystemTime(Date.now() + waited);
  expect(takeSavedEdits('dana')).toEqual(taken);
});

it('ignores what it can’t read', () => {
  stored.set('cart-edits', 'rubbish');
  expect(takeSavedEdits('dana')).toEqual([]);
  expect(stored.size).toBe(0);
});

it('does without storage', () => {
  stubRefusedStorage('sessionStorage');
  saveEdits('dana', edits);
  saveEdits('dana', []);
  expect(takeSavedEdits('dana')).toEqual([]);
});
