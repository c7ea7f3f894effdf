import { describe, expect, it } from 'vitest';
import { lookupsOf, looseLookupsOf, queryWords } from './lookups.ts';
import { termsOf } from './terms.ts';

const none = { title: [], labels: [], location: [], description: [] };

describe('termsOf', () => {
  it('weighs a word by the best place where it stands, other forms a little less', () => {
    const terms = termsOf({
      title: ['הטבעות', 'Rings'],
      labels: ['Shop'],
      location: ['הרצליה'],
      description: ['טבעת, rings, shop; herzliya'],
    });
    expect(Object.fromEntries(terms)).toMatchObject({
      הטבעות: 100,
      טבעות: 90,
      טבע: 90,
      טבעת: 10,
      rings: 100,
      ring: 90,
      shop: 40,
      הרצליה: 20,
      herzliya: 10,
    });
  });

  it('weighs what its kind is called above a title that mentions it, most where its own title does', () => {
    const kinds = ['טבעת', 'טבעות'];
    const named = termsOf({ ...none, title: ['טבעת חותם'], kinds, kindWords: ['signet'] });
    const unnamed = termsOf({ ...none, title: ['שלישיית בוקר'], kinds });
    const mentioning = termsOf({ ...none, title: ['קערית לטבעות'] });
    const weights = [named, unnamed, mentioning].map((terms) => terms.get('טבעות'));
    expect(weights).toEqual([160, 105, 90]);
    expect(named.get('signet')).toBe(70);
  });

  it("has the first two letters of a title's words, and of no other's", () => {
    const terms = termsOf({ ...none, title: ['הים'], description: ['רימון'] });
    expect([...terms.keys()].filter((term) => term.endsWith('*')).toSorted()).toEqual(
      ['ה*', 'הי*', 'י*'].toSorted(),
    );
  });

  it('never cuts a letter in two', () => {
    const terms = [...termsOf({ ...none, title: ['𐤀𐤁𐤂 𝒜ℬ'] }).keys()];
    expect(terms.filter((term) => !term.isWellFormed())).toEqual([]);
    expect(terms).toContain('𐤀𐤁*');
  });
});

describe('a query', () => {
  it('has each of its words once, and so many at most', () => {
    expect(queryWords('רימון, רימון והרימון')).toEqual(['רימונ', 'והרימונ']);
    expect(queryWords(Array.from({ length: 40 }, (_, index) => `w${index}`).join(' '))).toHaveLength(10);
  });

  it('finds a Hebrew word that is typed in Latin letters', () => {
    const found = (typed: string) => lookupsOf(typed).map(({ letters }) => letters);
    expect(found('rimon')).toContain('רימונ');
    expect(found('agilim')).toContain('עגילימ');
    expect(found('constructor')).toEqual(['constructor']);
  });

  it('looks for typos of longer words only', () => {
    expect(looseLookupsOf('abc')).toEqual([]);
    expect(looseLookupsOf('rings').length).toBeGreaterThan(100);
  });

  it('looks for what a word of three letters begins, and for what a shorter one begins in titles', () => {
    expect(lookupsOf('rin')).toContainEqual({ letters: 'rin', isPrefix: true, worth: 10 });
    expect(lookupsOf('ri')).toEqual([
      { letters: 'ri', isPrefix: false, worth: 10 },
      { letters: 'ri*', isPrefix: false, worth: 8 },
    ]);
  });
});
