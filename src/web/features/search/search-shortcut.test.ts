import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSearchShortcut, isSlashOn, turnSlash } from './search-shortcut.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A key press in an element that is, or is inside, one of `inside`. */
function press(key: string, { inside = '', ...more }: Partial<KeyboardEvent> & { inside?: string } = {}) {
  const target = { closest: (selector: string) => inside !== '' && selector.split(', ').includes(inside) };
  // Only what the shortcut reads.
  return { key, code: '', target, defaultPrevented: false, ...more } as unknown as KeyboardEvent;
}

describe('a search is opened', () => {
  test.each([
    ['by the slash', press('/')],
    ['by the slash key of a Hebrew layout', press('.', { code: 'Slash' })],
    ['by Ctrl with K', press('k', { ctrlKey: true })],
    ['by ⌘ with K on a Hebrew layout', press('ל', { code: 'KeyK', metaKey: true })],
    ['by Ctrl with K in a field', press('k', { ctrlKey: true, inside: 'input' })],
  ])('%s', (_case, event) => {
    expect(isSearchShortcut(event)).toBe(true);
  });
});

describe('a search is not opened', () => {
  test.each([
    ['by a full stop on a Latin layout', press('.', { code: 'Period' })],
    ['by another layout’s key in the place of the slash', press('-', { code: 'Slash' })],
    ['by the slash with a modifier', press('/', { ctrlKey: true })],
    ['by the slash in a field', press('/', { inside: 'input' })],
    ['by the slash in a dialog', press('/', { inside: '[role=dialog]' })],
    ['by Ctrl with K in a dialog', press('k', { ctrlKey: true, inside: '[role=dialog]' })],
    ['by a press that something else has handled', press('/', { defaultPrevented: true })],
    ['by Ctrl, Shift and K', press('K', { ctrlKey: true, shiftKey: true })],
  ])('%s', (_case, event) => {
    expect(isSearchShortcut(event)).toBe(false);
  });

  test('by Ctrl with K where only the slash is offered', () => {
    expect(isSearchShortcut(press('k', { ctrlKey: true }), { commandK: false })).toBe(false);
    expect(isSearchShortcut(press('/'), { commandK: false })).toBe(true);
  });
});

test('a visitor can turn the slash off and on; Ctrl with K stays', () => {
  turnSlash(false);
  expect(isSlashOn()).toBe(false);
  expect(isSearchShortcut(press('/'))).toBe(false);
  expect(isSearchShortcut(press('k', { ctrlKey: true }))).toBe(true);
  turnSlash(true);
  expect(isSlashOn()).toBe(true);
  expect(isSearchShortcut(press('/'))).toBe(true);
});
