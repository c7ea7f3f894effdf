import { describe, expect, it } from 'vitest';
import { wordsOf } from './words.ts';

const letters = (text: string) => wordsOf(text).map((word) => word.letters);

describe('wordsOf', () => {
  it.each([
    ['רִמּוֹן', ['רמונ']],
    ['בְּרֵאשִׁית', ['בראשית']],
    ['\uFB2A\uFB35\uFB4B', ['שו']],
    ['ים ין יך יף יץ', ['ימ', 'ינ', 'יכ', 'יפ', 'יצ']],
    ['צה״ל', ['צהל']],
    ['צה"ל', ['צהל']],
    ['צה”ל', ['צהל']],
    ["צה''ל", ['צהל']],
    ["ג'ינס", ['גינס']],
    ['ג׳ינס', ['גינס']],
    ['תמונת נייר ״ים של ערב״', ['תמונת', 'ניר', 'ימ', 'של', 'ערב']],
    ['בית־ספר', ['בית', 'ספר']],
    ['בית-ספר', ['בית', 'ספר']],
    ['30×40 ס״מ', ['30', '40', 'סמ']],
    ['4.5', ['4', '5']],
    ['בניין, הבנין', ['בנינ', 'הבנינ']],
    ['ורוד וורוד', ['ורוד', 'ורוד']],
    ['Gold-Plated RINGS', ['gold', 'plated', 'rings']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['cre\u0300me', ['creme']],
    ["the maker's, the maker’s", ['the', 'makers', 'the', 'makers']],
    ['Cricut™ ½ ﬁne', ['cricut', 'fine']],
    ['a_b', ['a', 'b']],
    ['soft\u00ADhyphen', ['softhyphen']],
    ['\u200Fשלום\u200E', ['שלומ']],
    ['עוד\u0000אחד \uD800 💍', ['עוד', 'אחד']],
    ['  ', []],
    ['״…!?" \' ־ 💍', []],
    ['', []],
  ])('reads %j as %j', (text, expected) => {
    expect(letters(text)).toEqual(expected);
  });

  it('knows where each letter stands, with its niqqud and what the text has between', () => {
    const text = 'ה״רִמּוֹן״';
    const [word] = wordsOf(text);
    const { start } = word!.places[1]!;
    const { end } = word!.places.at(-1)!;
    expect(text.slice(start, end)).toBe('רִמּוֹן');
    expect(text.slice(word!.places[0]!.start, end)).toBe('ה״רִמּוֹן');
    expect(word!.places).toHaveLength(word!.letters.length);
  });

  it('compares no more than the beginning of an endless word', () => {
    expect(letters('א'.repeat(5_000))).toEqual(['א'.repeat(40)]);
  });
});
