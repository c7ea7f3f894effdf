/** What the index is asked for a word of a query. */
import { otherForms, withoutPrefix } from './forms.ts';
import { SHORT_BEGINNING, beginning } from './terms.ts';
import { neighboursOf } from './typos.ts';
import { wordsOf } from './words.ts';

/** Words of a query that count; more of them say no more. */
const MOST_WORDS = 10;

/** Tenths that a mere beginning is worth less than the whole word. */
export const GOES_ON = 2;

export interface Lookup {
  /** A term, or what terms begin with. */
  letters: string;
  isPrefix: boolean;
  /** Tenths of a term's weight that it is worth; less by GOES_ON where the term is longer. */
  worth: number;
}

/** The query's words as they are compared, each once. */
export function queryWords(query: string): string[] {
  return [...new Set(wordsOf(query).map(({ letters }) => letters))].slice(0, MOST_WORDS);
}

/** The word whole, in its other forms, and as the beginning of a longer one. */
export function lookupsOf(letters: string): Lookup[] {
  return [
    ...beginsWith(letters, 10),
    ...otherForms(letters).map((form) => ({ letters: form, isPrefix: false, worth: 9 })),
    ...withoutPrefix(letters)
      .filter((rest) => rest.length > SHORT_BEGINNING)
      .flatMap((rest) => beginsWith(rest, 9)),
  ];
}

/** For a word that no text has: as one with a typo, or as a beginning that is shorter still. */
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

function beginsWith(letters: string, worth: number): Lookup[] {
  if (letters.length > SHORT_BEGINNING) return [{ letters, isPrefix: true, worth }];
  return [
    { letters, isPrefix: false, worth },
    { letters: beginning(letters), isPrefix: false, worth: worth - GOES_ON },
  ];
}
