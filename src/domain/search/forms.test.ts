import { describe, expect, it } from 'vitest';
import { otherForms, stemOf, withoutPrefix } from './forms.ts';
import { wordsOf } from './words.ts';

const folded = (word: string) => wordsOf(word)[0]!.letters;

describe('withoutPrefix', () => {
  it.each([
    ['הרימון', 'רימון'],
    ['ברימון', 'רימון'],
    ['לרימון', 'רימון'],
    ['מרימון', 'רימון'],
    ['כרימון', 'רימון'],
    ['שרימון', 'רימון'],
    ['והרימון', 'רימון'],
    ['שברימון', 'רימון'],
    ['כשרימון', 'רימון'],
    ['מהרימון', 'רימון'],
    ['ולרימון', 'רימון'],
    ['שמהרימון', 'רימון'],
    ['הים', 'ים'],
  ])('of %s leaves %s', (word, rest) => {
    expect(withoutPrefix(folded(word))).toContain(folded(rest));
  });

  it.each([
    ['רימון', []],
    ['גביע', []],
    ['של', []],
    ['the', []],
    ['925', []],
  ])('of %s leaves %j', (word, rests) => {
    expect(withoutPrefix(folded(word))).toEqual(rests);
  });
});

describe('stemOf', () => {
  it.each([
    ['טבעת', 'טבעות'],
    ['עגיל', 'עגילים'],
    ['עגילים', 'עגילי'],
    ['סדנה', 'סדנאות'],
    ['סדנה', 'סדנא'],
    ['סדנה', 'סדנת'],
    ['שרשרת', 'שרשראות'],
    ['תמונה', 'תמונות'],
    ['תמונה', 'תמונת'],
    ['שכבה', 'שכבות'],
    ['כרטיס', 'כרטיסים'],
    ['אבן', 'אבנים'],
    ['מדריך', 'מדריכים'],
    ['ניר', 'ניירות'],
    ['ראשון', 'ראשונה'],
    ['ring', 'rings'],
    ['rose', 'roses'],
    ['box', 'boxes'],
    ['brush', 'brushes'],
    ['glass', 'glasses'],
    ['berry', 'berries'],
    ['maker', 'maker’s'],
  ])('of %s and of %s is the same', (one, other) => {
    expect(stemOf(folded(one))).toBe(stemOf(folded(other)));
  });

  it.each([
    ['כל', 'כלים'],
    ['glas', 'glass'],
    ['ring', 'ringing'],
  ])('of %s and of %s is not', (one, other) => {
    expect(stemOf(folded(one))).not.toBe(stemOf(folded(other)));
  });

  it('stands among the forms, also of what is left without a prefix', () => {
    expect(otherForms(folded('הטבעות'))).toEqual(expect.arrayContaining(['טבעות', 'טבע']));
    expect(otherForms(folded('ים'))).toEqual([]);
  });
});
