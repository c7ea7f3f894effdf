import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubRefusedStorage, stubStorage } from '#test/web-storage.ts';
import { pendingAdd, savePendingAdd, takePendingAdd } from './pending-add.ts';

const line = {
  productType: 'Item',
  item: 'ring',
  quantity: 2,
  choices: ['gold', '54'],
  personalText: 'נועה',
} as const;
const MINUTE = 60_000;
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T09:00:00Z') });
  stored = stubStorage('sessionStorage');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('returns the saved line once', () => {
  expect(takePendingAdd()).toBeNull();
  savePendingAdd(line);
  expect([...stored.keys()]).toEqual(['pending-add']);
  expect(takePendingAdd()).toEqual(line);
  expect(stored.size).toBe(0);
  expect(takePendingAdd()).toBeNull();
});

it('can be looked at without being taken', () => {
  expect(pendingAdd()).toBeNull();
  savePendingAdd(line);
  expect(pendingAdd()).toEqual(line);
  expect(takePendingAdd()).toEqual(line);
});

it('keeps only the last line', () => {
  savePendingAdd(line);
  savePendingAdd({ ...line, item: 'cuff' });
  expect(takePendingAdd()).toMatchObject({ item: 'cuff' });
  expect(takePendingAdd()).toBeNull();
});

it.each([
  ['just before 30 minutes', 30 * MINUTE - 1, line],
  ['after 30 minutes', 30 * MINUTE, null],
])('%s', (_name, waited, taken) => {
  savePendingAdd(line);
  vi.setSystemTime(Date.now() + waited);
  expect(takePendingAdd()).toEqual(taken);
});

it('ignores what it can’t read', () => {
  stored.set('pending-add', '{');
  expect(takePendingAdd()).toBeNull();
  expect(stored.size).toBe(0);
});

it('does without storage', () => {
  stubRefusedStorage('sessionStorage');
  savePendingAdd(line);
  expect(takePendingAdd()).toBeNull();
});
