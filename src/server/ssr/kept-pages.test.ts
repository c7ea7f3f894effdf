import { expect, it, test } from 'vitest';
import type { Edition } from './editions.ts';
import { KeptPages, type KeptPage } from './kept-pages.ts';

const EDITION: Edition = { whole: '7.3@0', withoutCounts: '7@0', moment: new Date(0) };
const ROOM = { bytes: 1_000_000, pages: 1_000 };

function aPage(edition: string, size = 100): KeptPage {
  return { edition, forms: { br: { body: Buffer.alloc(size), etag: '"x"', headers: {} } } };
}

test.each([
  ['7@0', true],
  ['7.3@0', true],
  ['7.2@0', false],
  ['6@0', false],
  ['7@1', false],
])('a page made of %s: is it of the present edition? %s', (name, isGood) => {
  const kept = new KeptPages({ lists: ROOM, entries: ROOM, endless: ROOM });
  kept.set('lists', '/shop', aPage(name));
  expect(kept.get('lists', '/shop', EDITION) !== undefined).toBe(isGood);
});

test.each([
  ['pages', { bytes: 1_000_000, pages: 3 }],
  ['bytes', { bytes: 3 * 104, pages: 1_000 }],
])('holds so many %s, and lets go of what was not asked for the longest', (_name, bounds) => {
  const kept = new KeptPages({ lists: ROOM, entries: bounds, endless: ROOM });
  const isKept = (address: string) => kept.get('entries', address, EDITION) !== undefined;
  for (const address of ['/a', '/b', '/c']) kept.set('entries', address, aPage('7@0'));
  expect(isKept('/a')).toBe(true);
  kept.set('entries', '/d', aPage('7@0'));
  expect(['/a', '/b', '/c', '/d'].filter(isKept)).toEqual(['/a', '/c', '/d']);
  // The same again is counted once, and what is larger than the room is not kept.
  for (let time = 0; time < 5; time++) kept.set('entries', '/d', aPage('7@0'));
  expect(['/a', '/c', '/d'].every(isKept)).toBe(true);
});

it('keeps no page that is larger than its room, and another room’s stay', () => {
  const kept = new KeptPages({ lists: ROOM, entries: ROOM, endless: { bytes: 500, pages: 5 } });
  kept.set('lists', '/', aPage('7@0'));
  for (let number = 0; number < 100; number++) kept.set('endless', `/search?q=${number}`, aPage('7@0', 600));
  expect(kept.get('endless', '/search?q=99', EDITION)).toBeUndefined();
  expect(kept.get('lists', '/', EDITION)).toBeDefined();
});
