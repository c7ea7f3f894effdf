import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDevice } from '#test/web-storage.ts';
import { createDraftStorage, discardDrafts, draftKey, hasDrafts, type Draft } from './drafts.ts';

interface Values {
  title: string;
  price: number | null;
  active: boolean;
  pictures: string[];
  translations: object;
}

const BLANK: Values = { title: '', price: null, active: true, pictures: [], translations: {} };
const KEY = draftKey('user', 'products', 'new');

type StoredDraft = { [Field in keyof Draft<Values>]: unknown };

const aDraft = (patch: Partial<Draft<Values>> = {}): Draft<Values> => ({
  values: { ...BLANK, price: 5 },
  base: BLANK,
  version: null,
  at: '2026-11-22T12:00:00.000Z',
  ...patch,
});

beforeEach(() => void vi.stubGlobal('localStorage', aDevice()));
afterEach(() => void vi.unstubAllGlobals());

test('a draft is read as it was written', () => {
  const storage = createDraftStorage(KEY, BLANK);
  expect(storage.read()).toBeNull();
  expect(storage.write(aDraft())).toBe(true);
  expect(storage.read()).toEqual(aDraft());
  expect(Object.keys(localStorage)).toEqual(['admin-draft:user:products:new']);
});

test.each<[what: string, patch: Partial<StoredDraft>, fits: boolean]>([
  ['lacks a field', { values: { ...BLANK, title: undefined } }, true],
  ['lacks a list', { values: { ...BLANK, pictures: undefined } }, false],
  ['has a flag instead of a number', { values: { ...BLANK, price: true } }, false],
  ['has a list instead of an object', { values: { ...BLANK, translations: [] } }, false],
  ['is based on nothing', { base: null }, false],
  ['has another base', { base: { ...BLANK, active: 'yes' } }, false],
  ['has no date', { at: 'yesterday' }, false],
])('a draft that %s is read: %j, %j', (_what, patch, fits) => {
  const storage = createDraftStorage(KEY, BLANK);
  localStorage.setItem(KEY, JSON.stringify({ ...aDraft(), ...patch }));
  expect(storage.read() !== null).toBe(fits);
});

test.each(['null', '{', '7', '"text"', '[]'])('%s on the device is no draft', (text) => {
  localStorage.setItem(KEY, text);
  expect(createDraftStorage(KEY, BLANK).read()).toBeNull();
});

test('a draft is removed only if it is still the one that was saved then', () => {
  const storage = createDraftStorage(KEY, BLANK);
  storage.write(aDraft());
  storage.remove('2026-11-22T11:59:59.000Z');
  expect(storage.read()).not.toBeNull();
  storage.remove(aDraft().at);
  expect(storage.read()).toBeNull();
});

test('drafts belong to a user', () => {
  createDraftStorage(KEY, BLANK).write(aDraft());
  localStorage.setItem('cart', '[]');
  expect(hasDrafts('user')).toBe(true);
  expect(hasDrafts('use')).toBe(false);
  discardDrafts('other');
  expect(hasDrafts('user')).toBe(true);
  discardDrafts('user');
  expect(Object.keys(localStorage)).toEqual(['cart']);
});

test('a device without storage has no drafts, and says so when one is written', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, ownKeys: refuse }));
  const storage = createDraftStorage(KEY, BLANK);
  expect(hasDrafts('user')).toBe(false);
  expect(storage.read()).toBeNull();
  expect(storage.write(aDraft())).toBe(false);
  expect(() => storage.remove('now')).not.toThrow();
  expect(() => discardDrafts('user')).not.toThrow();
});
