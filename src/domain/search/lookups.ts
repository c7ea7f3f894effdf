import { otherForms, withoutPrefix } from './forms.ts';
import { SHORT_BEGINNING, beginning } from './terms.ts';
import { transliterated } from './transliterations.ts';
import { SHORTEST_OF_TWO, isTwoTyposAway, neighboursOf } from './typos.ts';
import { wordsOf } from './words.ts';

const MOST_WORDS = 10;

export const GOES_ON = 2;

export interface Lookup {
  letters: string;
  isPrefix: boolean;
  /** In tenths of a term's weight; GOES_ON is subtracted when the term is longer. */
  worth: number;
}

export function queryWords(query: string): string[] {
  return [...new Set(wordsOf(query).map(({ letters }) => letters))].slice(0, MOST_WORDS);
}

export function lookupsOf(letters: string): Lookup[] {
  const [hebrew] = wordsOf(transliterated(letters) ?? '');
  return [
    ...(hebrew ? [...beginsWith(hebrew.letters, 9), ...formsOf(hebrew.letters)] : []),
    ...beginsWith(letters, 10),
    ...formsOf(letters),
    ...withoutPrefix(letters)
      .filter((rest) => rest.length > SHORT_BEGINNING)
      .flatMap((rest) => beginsWith(rest, 9)),
  ];
}

export function looseLookupsOf(letters: string): Lookup[] {
  const bare = [letters, ...withoutPrefix(letters)];
  const meant = new Set(bare.flatMap((form) => [...neighboursOf(form)]));
  return [
    ...bare
      .filter((rest) => rest !== letters && rest.length <= SHORT_BEGINNING)
      .flatMap((rest) => beginsWith(rest, 7)),
    ...[...meant].flatMap((word) => beginsWith(word, 5)),
  ];
}

/** How the terms begin that a word with two typos may mean; null for a word that is too short for two. */
export const startOfMeant = (letters: string): string | null =>
  letters.length < SHORTEST_OF_TWO ? null : letters.slice(0, 2);

/** Those of the terms that a word with two typos may mean. */
export function meantByTwoTypos(letters: string, terms: readonly string[]): Lookup[] {
  const forms = [letters, ...otherForms(letters)];
  return terms
    .filter((term) => forms.some((form) => isTwoTyposAway(form, term)))
    .map((term) => ({ letters: term, isPrefix: false, worth: 3 }));
}

function formsOf(letters: string): Lookup[] {
  return otherForms(letters).map((form) => ({ letters: form, isPrefix: false, worth: 9 }));
}

function beginsWith(letters: string, worth: number): Lookup[] {
  if (letters.length > SHORT_BEGINNING) return [{ letters, isPrefix: true, worth }];
  return [
    { letters, isPrefix: false, worth },
    { letters: beginning(letters), isPrefix: false, worth: worth - GOES_ON },
  ];
}
