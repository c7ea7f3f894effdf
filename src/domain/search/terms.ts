import { otherForms, withoutPrefix } from './forms.ts';
import { wordsOf } from './words.ts';

export interface SearchTexts {
  title: readonly string[];
  /** What the entry's kind is called: more than a title that only mentions it. */
  kinds?: readonly string[];
  /** Words for some of its kind: less than a title. */
  kindWords?: readonly string[];
  labels: readonly string[];
  location: readonly string[];
  description: readonly string[];
}

/** Far enough apart that a prefix in the title outweighs a whole word elsewhere. */
const WEIGHTS = {
  title: 100,
  kindWords: 70,
  labels: 40,
  location: 20,
  description: 10,
} as const satisfies Partial<Record<keyof SearchTexts, number>>;
/** Of the names of its kind: if its title has one of them, too, and if not. */
const NAMED = 160;
const UNNAMED = 105;
const OTHER_FORM = 9;
export const TITLE_SCORE = 500;
export const SHORT_BEGINNING = 2;

/** A separate term, because one or two letters begin too many words to look each up. */
export function beginning(letters: string): string {
  return `${letters}*`;
}

export function termsOf(texts: SearchTexts): Map<string, number> {
  const terms = new Map<string, number>();
  const note = (term: string, weight: number) => terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  for (const field of Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]) {
    const weight = WEIGHTS[field];
    for (const { letters } of (texts[field] ?? []).flatMap(wordsOf)) {
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
  const names = (texts.kinds ?? []).flatMap(wordsOf);
  const isNamed = names.some(({ letters }) => (terms.get(letters) ?? 0) >= WEIGHTS.title);
  for (const { letters } of names) note(letters, isNamed ? NAMED : UNNAMED);
  return terms;
}

/** By code points: halves of surrogate pairs would all be stored as the same character. */
function beginningsOf(letters: string): string[] {
  const each = [...letters];
  const lengths = Array.from({ length: SHORT_BEGINNING }, (_, index) => index + 1);
  return lengths
    .filter((length) => length < each.length)
    .map((length) => beginning(each.slice(0, length).join('')));
}
