import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { jsonResponse } from './ready-response.ts';

const answer = jsonResponse('12345678');

describe('AnswerCache', () => {
  it('drops all of an older version', () => {
    const cache = new AnswerCache();
    cache.get('1', 'a');
    cache.set('1', 'a', answer);
    expect(cache.get('1', 'a')).toBe(answer);
    expect(cache.get('2', 'a')).toBeUndefined();
    expect(cache.get('1', 'a')).toBeUndefined();
  });

  it('keeps nothing that was made before the version moved', () => {
    const cache = new AnswerCache();
    cache.get('1', 'a');
    cache.get('2', 'a');
    cache.set('1', 'a', answer);
    expect(cache.get('2', 'a')).toBeUndefined();
  });

  it.each([
    ['answers', { maxAnswers: 2 }],
    ['bytes', { maxBytes: 25 }],
  ])('holds so many %s, and lets go of what was not asked for the longest', (_name, bounds) => {
    const cache = new AnswerCache(bounds);
    cache.get('1', '');
    cache.set('1', 'a', answer);
    cache.set('1', 'b', answer);
    cache.get('1', 'a');
    cache.set('1', 'c', answer);
    expect(['a', 'b', 'c'].filter((key) => cache.get('1', key))).toEqual(['a', 'c']);
  });

  it('does not count an answer twice', () => {
    const cache = new AnswerCache({ maxBytes: 25 });
    cache.get('1', '');
    for (let time = 0; time < 5; time++) cache.set('1', 'a', answer);
    cache.set('1', 'b', answer);
    expect(cache.get('1', 'a')).toBe(answer);
  });
});
