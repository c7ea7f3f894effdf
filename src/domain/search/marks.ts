import { stemOf, withoutPrefix } from './forms.ts';
import { queryWords } from './lookups.ts';
import { SHORT_BEGINNING } from './terms.ts';
import { neighboursOf } from './typos.ts';
import { type Word, wordsOf } from './words.ts';

type Mark = [start: number, end: number];
type Part = [from: number, to: number];

/** In UTF-16 units of the title, sorted and disjoint; niqqud and quotes within a word belong to it. */
export function marksOf(title: string, query: string): Mark[] {
  const words = wordsOf(title);
  const marks = queryWords(query).flatMap((asked) => marksOfWord(words, asked));
  marks.sort(([one], [other]) => one - other);
  const apart: Mark[] = [];
  for (const [start, end] of marks) {
    const last = apart.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else apart.push([start, end]);
  }
  return apart;
}

function marksOfWord(words: Word[], asked: string): Mark[] {
  const marked = (meet: (letters: string) => Part | null) =>
    words.flatMap(({ letters, places }): Mark[] => {
      const part = meet(letters);
      return part ? [[places[part[0]]!.start, places[part[1] - 1]!.end]] : [];
    });
  const sure = marked((letters) => meeting(letters, asked));
  if (sure.length > 0) return sure;
  const meant = bareForms(asked).map(neighboursOf);
  return marked((letters) => meetingOneOf(letters, meant));
}

function meeting(letters: string, asked: string): Part | null {
  for (const wanted of bareForms(asked)) {
    for (const form of bareForms(letters)) {
      const from = letters.length - form.length;
      if (stemOf(form) === stemOf(wanted)) return [from, letters.length];
      if (form.startsWith(wanted) && (wanted === asked || wanted.length > SHORT_BEGINNING))
        return [from, from + wanted.length];
    }
  }
  return null;
}

function meetingOneOf(letters: string, meant: Set<string>[]): Part | null {
  for (const form of bareForms(letters)) {
    const from = letters.length - form.length;
    for (let to = letters.length; to > from; to -= 1) {
      if (meant.some((words) => words.has(letters.slice(from, to)))) return [from, to];
    }
  }
  return null;
}

function bareForms(letters: string): string[] {
  return [letters, ...withoutPrefix(letters)];
}
