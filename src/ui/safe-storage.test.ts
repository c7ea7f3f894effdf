import { expect, test, vi } from 'vitest';
import { createSafeStorage } from './safe-storage.ts';

/** As in browsers, keys are own properties and methods are not. */
class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const working = () => {
  const storage = new MemoryStorage() as unknown as Storage;
  return createSafeStorage(() => storage);
};
const refused = createSafeStorage(() => {
  throw new Error('SecurityError');
});

test('stores, reads, lists and removes values', () => {
  const storage = working();
  expect(storage.get('a')).toBeNull();
  expect(storage.set('a', '1')).toBe(true);
  expect(storage.setJson('b', { list: [1] })).toBe(true);
  expect(storage.get('a')).toBe('1');
  expect(storage.getJson('b')).toEqual({ list: [1] });
  expect(storage.keys()).toEqual(['a', 'b']);
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
  expect(storage.keys()).toEqual(['b']);
});

test('a fallback replaces refused storage, not a missing key', () => {
  expect(working().get('a', 'fallback')).toBeNull();
  expect(refused.get('a', 'fallback')).toBe('fallback');
});

test('JSON that cannot be parsed is null', () => {
  const storage = working();
  storage.set('a', '{');
  expect(storage.getJson('a')).toBeNull();
  expect(storage.getJson('missing')).toBeNull();
});

test('refused storage throws nothing', () => {
  expect(refused.get('a')).toBeNull();
  expect(refused.getJson('a')).toBeNull();
  expect(refused.set('a', '1')).toBe(false);
  expect(refused.setJson('a', 1)).toBe(false);
  expect(refused.keys()).toEqual([]);
  expect(() => refused.remove('a')).not.toThrow();
});

test('full storage says so', () => {
  const setItem = vi.fn<() => void>(() => {
    throw new Error('QuotaExceededError');
  });
  const full = createSafeStorage(() => ({ setItem }) as unknown as Storage);
  expect(full.set('a', '1')).toBe(false);
});
