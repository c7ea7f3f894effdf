import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSearch, readRecent, rememberSearch } from './recent.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it('puts the newest search first and drops the sixth', () => {
  for (const query of ['one', 'two', 'three', 'four', 'five', 'six']) rememberSearch(query);
  expect(readRecent()).toEqual(['six', 'five', 'four', 'three', 'two']);
});

it('moves a repeated search to the top, whatever its case', () => {
  for (const query of ['Ring', 'pendant', ' ring ']) rememberSearch(query);
  expect(readRecent()).toEqual(['ring', 'pendant']);
});

it('does not remember an empty search', () => {
  rememberSearch('  ');
  expect(readRecent()).toEqual([]);
});

it('forgets one search and returns the others', () => {
  for (const query of ['ring', 'pendant']) rememberSearch(query);
  expect(forgetSearch('RING')).toEqual(['pendant']);
  expect(forgetSearch('pendant')).toEqual([]);
  expect(localStorage.getItem('searches')).toBeNull();
});

it.each(['not json', '{"a":1}', 'null'])('is empty where %s is stored', (stored) => {
  localStorage.setItem('searches', stored);
  expect(readRecent()).toEqual([]);
});

it('keeps only texts of what is stored', () => {
  localStorage.setItem('searches', '["ring",1,null]');
  expect(readRecent()).toEqual(['ring']);
});

it('remembers nothing in a browser that refuses storage', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberSearch('ring');
  expect(readRecent()).toEqual([]);
});
