import { describe, expect, test } from 'vitest';
import { altsOf, idsOf, moved, withUploaded } from './order.ts';

test('an address that stands twice has two names', () => {
  expect(idsOf(['a', 'b', 'a'])).toEqual(['a', 'b', 'a#1']);
});

describe('a picture is taken', () => {
  test.each([
    [0, 2, ['b', 'c', 'a', 'd']],
    [3, 0, ['d', 'a', 'b', 'c']],
    [1, 9, ['a', 'c', 'd', 'b']],
    [2, -1, ['c', 'a', 'b', 'd']],
  ])('from %i to %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c', 'd'], from, to)).toEqual(expected);
  });
});

describe('an uploaded picture', () => {
  const turns = new Map([
    ['first', 1],
    ['second', 2],
    ['third', 3],
  ]);

  test('comes last where nothing later has come', () => {
    expect(withUploaded(['old', 'first'], 'second', turns)).toEqual(['old', 'first', 'second']);
  });

  test('comes before what was chosen after it and was faster', () => {
    expect(withUploaded(['old', 'third'], 'first', turns)).toEqual(['old', 'first', 'third']);
  });
});

test('words are sent for the pictures that are there, without empty ones', () => {
  const alts = { a: { he: 'טבעת', en: ' ' }, b: { en: 'gone' }, c: {} };
  expect(altsOf(alts, ['a', 'c', ''])).toEqual({ a: { he: 'טבעת' } });
});
