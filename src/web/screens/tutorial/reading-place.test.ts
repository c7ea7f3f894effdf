import { beforeEach, expect, it, vi } from 'vitest';
import { readPlace, savePlace } from './reading-place.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it('is the page where the reader stopped, for each tutorial', () => {
  savePlace('saw', 3);
  savePlace('solder', 2);
  expect([readPlace('saw'), readPlace('solder'), readPlace('other')]).toEqual([3, 2, null]);
});

it('is forgotten back at the first page', () => {
  savePlace('saw', 3);
  savePlace('saw', 1);
  expect(readPlace('saw')).toBeNull();
});

it.each(['', '0', '-2', '2.5', 'three'])('is unknown where %j is stored', (stored) => {
  localStorage.setItem('tutorial-page:saw', stored);
  expect(readPlace('saw')).toBeNull();
});

it('is unknown in a browser that refuses storage', () => {
  vi.stubGlobal('localStorage', undefined);
  savePlace('saw', 3);
  expect(readPlace('saw')).toBeNull();
});
