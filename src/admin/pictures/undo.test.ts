import { expect, test } from 'vitest';
import { undone, type PictureStep } from './undo.ts';

const removed = (address: string, place: number): PictureStep => ({ kind: 'removed', address, place });
const edited = (address: string, by: string): PictureStep => ({ kind: 'edited', address, by });

test.each<[PictureStep, string[], string[] | null]>([
  [removed('b', 1), ['a', 'c'], ['a', 'b', 'c']],
  [removed('a', 0), [], ['a']],
  [removed('c', 2), ['a'], ['a', 'c']],
  [removed('b', 1), ['a', 'b'], null],
  [removed('d', 0), ['a', 'b', 'c'], null],
  [edited('b', 'b2'), ['a', 'b2', 'c'], ['a', 'b', 'c']],
  [edited('b', 'b2'), ['a', 'c'], null],
  [edited('b', 'b2'), ['b', 'b2'], null],
])('%j in %j is taken back to %j', (step, pictures, expected) => {
  expect(undone(pictures, step, 3)).toEqual(expected);
});
