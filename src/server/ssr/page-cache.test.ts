import { expect, it, test } from 'vitest';
import { type CachedPage, PageCache } from './page-cache.ts';
import type { PageVersion } from './page-version.ts';

const VERSION: PageVersion = {
  serial: 1,
  full: '7.3.5@0',
  ignoringCounts: '7..5@0',
  ignoringStock: '7.3.@0',
  ignoringBoth: '7..@0',
  moment: new Date(0),
};
const CAPACITY = { bytes: 1_000_000, pages: 1_000 };

function aPage(version: string, size = 100, serial = 1): CachedPage {
  return { version, serial, forms: { br: { body: Buffer.alloc(size), etag: '"x"', headers: {} } } };
}

test.each([
  ['7..5@0', true],
  ['7.3.5@0', true],
  ['7.3.@0', true],
  ['7..@0', true],
  ['7..4@0', false],
  ['7.2.5@0', false],
  ['6..5@0', false],
  ['7..5@1', false],
])('a page of version %s is current: %s', (name, isCurrent) => {
  const cache = new PageCache({ lists: CAPACITY, entries: CAPACITY, endless: CAPACITY });
  cache.set('lists', '/shop', aPage(name));
  expect(cache.get('lists', '/shop', VERSION) !== undefined).toBe(isCurrent);
});

test.each([
  ['pages', { bytes: 1_000_000, pages: 3 }],
  ['bytes', { bytes: 3 * 104, pages: 1_000 }],
])('evicts the least recently used page above the capacity in %s', (_name, bounds) => {
  const cache = new PageCache({ lists: CAPACITY, entries: bounds, endless: CAPACITY });
  const isCached = (address: string) => cache.get('entries', address, VERSION) !== undefined;
  for (const address of ['/a', '/b', '/c']) cache.set('entries', address, aPage('7..5@0'));
  expect(isCached('/a')).toBe(true);
  cache.set('entries', '/d', aPage('7..5@0'));
  expect(['/a', '/b', '/c', '/d'].filter(isCached)).toEqual(['/a', '/c', '/d']);
  // Setting a page again doesn't count twice.
  for (let time = 0; time < 5; time++) cache.set('entries', '/d', aPage('7..5@0'));
  expect(['/a', '/c', '/d'].every(isCached)).toBe(true);
});

it('caches no page larger than its partition and evicts none from another', () => {
  const cache = new PageCache({ lists: CAPACITY, entries: CAPACITY, endless: { bytes: 500, pages: 5 } });
  cache.set('lists', '/', aPage('7..5@0'));
  for (let number = 0; number < 100; number++)
    cache.set('endless', `/search?q=${number}`, aPage('7..5@0', 600));
  expect(cache.get('endless', '/search?q=99', VERSION)).toBeUndefined();
  expect(cache.get('lists', '/', VERSION)).toBeDefined();
});

it('keeps the page of a later version when an earlier one is ready after it', () => {
  const cache = new PageCache({ lists: CAPACITY, entries: CAPACITY, endless: CAPACITY });
  cache.set('lists', '/shop', aPage('7..5@0', 100, 2));
  cache.set('lists', '/shop', aPage('6..5@0', 100, 1));
  expect(cache.get('lists', '/shop', VERSION)?.serial).toBe(2);
  cache.set('lists', '/shop', aPage('7.3.5@0', 100, 3));
  expect(cache.get('lists', '/shop', VERSION)?.serial).toBe(3);
});
