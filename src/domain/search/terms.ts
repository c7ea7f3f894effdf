/** What an entry is found by: the terms of the search index, each with its weight. */
import { otherForms, withoutPrefix } from './forms.ts';
import { wordsOf } from './words.ts';

/** In every language that there is. */
export interface SearchTexts {
  title: readonly string[];
  /** What the pages call its kind, category and level. */
  labels: readonly string[];
  location: readonly string[];
  description: readonly string[];
}

/** Far enough apart that a beginning in the title weighs more than a whole word elsewhere. */
const WEIGHTS: Record<keyof SearchTexts, number> = { title: 100, labels: 40, location: 20, description: 10 };
/** Tenths that another form of the word is worth. */
const OTHER_FORM = 9;
/** What meets a word's forms in a title scores more (weight by tenths), what meets them elsewhere less. */
export const TITLE_SCORE = 500;
/** Letters of the beginnings that are terms of their own. */
export const SHORT_BEGINNING = 2;

/** The term of a title's words that begin so: one or two letters begin too many words to look for each. */
export function beginning(letters: string): string {
  return `${letters}*`;
}

/** By term, its highest weight. */
export function termsOf(texts: SearchTexts): Map<string, number> {
  const terms = new Map<string, number>();
  const note = (term: string, weight: number) => terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  for (const field of Object.keys(WEIGHTS) as (keyof SearchTexts)[]) {
    const weight = WEIGHTS[field];
    for (const { letters } of texts[field].flatMap(wordsOf)) {
      note(letters, weight);
      for (const form of otherForms(letters)) note(form, (weight * OTHER_FORM) / 10);
      if (field === 'title') {
        for (const term of beginningsOf(letters)) note(term, weight);
        for (const rest of withoutPrefix(letters)) {
          for (const term of beginningsOf(rest)) note(term, (weight * OTHER_FORM) / 10);
        }
      }
    }
  }
  return terms;
}

/** By whole letters: halves of those beyond U+FFFF would all be stored as the same sign. */
function beginningsOf(letters: string): string[] {
  const each = [...letters];
  const lengths = Array.from({ length: SHORT_BEGINNING }, (_, index) => index + 1);
  return lengths
    .filter((length) => length < each.length)
    .map((length) => beginning(each.slice(0, length).join('')));
}
