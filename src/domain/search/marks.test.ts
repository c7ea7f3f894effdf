import { describe, expect, it } from 'vitest';
import { marksOf } from './marks.ts';

const marked = (title: string, query: string) =>
  marksOf(title, query).map(([start, end]) => title.slice(start, end));

describe('marksOf', () => {
  it.each([
    ['תמונת נייר ״רימון״', 'רימון', ['רימון']],
    ['תמונת נייר ״רימון״', 'רימ', ['רימ']],
    ['תמונת נייר ״רימון״', 'הרימון', ['רימון']],
    ['תמונת נייר ״רימון״', 'רמון', ['רימון']],
    ['תמונת נייר ״רימון״', 'נייר רימון', ['נייר', 'רימון']],
    ['תמונת נייר ״רימון״', 'ים', []],
    ['גרגרי הרימון', 'רימ', ['רימ']],
    ['גרגרי הרִמּוֹן', 'רמון', ['רִמּוֹן']],
    ['הרִמּוֹן', 'רמ', ['רִמּ']],
    ['חיל צה״ל', 'צהל', ['צה״ל']],
    ['חיל צה״ל', 'צה"', ['צה']],
    ['ים של ערב', 'ים', ['ים']],
    ['טבעות דקות', 'טבעת', ['טבעות']],
    ['Pomegranate, layered paper', 'POM', ['Pom']],
    ['Pomegranate, layered paper', 'pomegrante', ['Pomegranate']],
    ['Crème rings', 'creme ring', ['Crème', 'rings']],
    ['ring ring', 'ring', ['ring', 'ring']],
    ['Blossom card set', 'b bl blossom', ['Blossom']],
    ['💍 ring', 'ring', ['ring']],
    ['ring', '', []],
    ['ring', '"*%', []],
  ])('in %j of %j are %j', (title, query, expected) => {
    expect(marked(title, query)).toEqual(expected);
  });
});
