import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubRefusedStorage, stubStorage } from '#test/web-storage.ts';
import { forgetText, keepText, keptText } from './kept-text.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the last text of each product', () => {
  keepText('ring', 'נועה');
  keepText('ring', 'נועה ');
  keepText('cuff', 'Dan');
  expect([keptText('ring'), keptText('cuff'), keptText('other')]).toEqual(['נועה ', 'Dan', '']);
  forgetText('ring');
  expect([keptText('ring'), keptText('cuff')]).toEqual(['', 'Dan']);
});

it('keeps nothing of an emptied text', () => {
  keepText('ring', 'Noa');
  keepText('ring', '');
  expect(stored.size).toBe(0);
});

it('does without storage', () => {
  stubRefusedStorage('sessionStorage');
  keepText('ring', 'Noa');
  expect(keptText('ring')).toBe('');
});
