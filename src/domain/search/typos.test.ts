import { describe, expect, it } from 'vitest';
import { isTwoTyposAway, neighboursOf } from './typos.ts';
import { wordsOf } from './words.ts';

const folded = (word: string) => wordsOf(word)[0]!.letters;

describe('neighboursOf', () => {
  it.each([
    ['רמון', 'רימון'],
    ['רינון', 'רימון'],
    ['רימןו', 'רימון'],
    ['שרשת', 'שרשרת'],
    ['שרשררת', 'שרשרת'],
    ['צורפוט', 'צורפות'],
    ['טבאת', 'טבעת'],
    ['קספי', 'כספי'],
    ['pomegrante', 'pomegranate'],
    ['pomegranaate', 'pomegranate'],
    ['pomegramate', 'pomegranate'],
    ['pomegarnate', 'pomegranate'],
    ['omegranate', 'pomegranate'],
    ['pomegranat', 'pomegranate'],
    ['pomegranatez', 'pomegranate'],
  ])('%s may have been meant as %s', (typed, meant) => {
    expect(neighboursOf(folded(typed)).has(folded(meant))).toBe(true);
  });

  it.each([
    ['טבת', 'טבעת'],
    ['טעבת', 'טבעת'],
    ['רמון', 'תמונ'],
    ['עגיל', 'עגל'],
    ['rign', 'ring'],
    ['pomgrante', 'pomegranate'],
    ['10000', '10001'],
    ['רימוןx', 'רימון'],
  ])('%s not as %s', (typed, meant) => {
    expect(neighboursOf(folded(typed)).has(folded(meant))).toBe(false);
  });

  it('are bounded, and none is the word itself', () => {
    expect(neighboursOf('a'.repeat(17)).size).toBe(0);
    expect(neighboursOf('abcdefghijklmnop').size).toBeLessThan(1_000);
    expect(neighboursOf('aabbcc').has('aabbcc')).toBe(false);
  });
});

describe('isTwoTyposAway', () => {
  it.each([
    ['pomgrante', 'pomegranate', true],
    ['pomegarnaet', 'pomegranate', true],
    ['earigngs', 'earrings', true],
    ['neckalces', 'necklaces', true],
    ['שרשרראוטת', 'שרשראות', true],
    ['pomgrnte', 'pomegranate', false],
    ['pemagronete', 'pomegranate', false],
    ['braclet', 'bracelets', false], // seven letters
    ['necklace', 'necklaces and', false],
  ])('%s and %s: %s', (typed, meant, isAway) => {
    expect(isTwoTyposAway(folded(typed), meant)).toBe(isAway);
  });
});
