import { localTitle } from '../orders/order-facts.ts';
import type { SeatMailFacts } from './seat-facts.ts';

const LONGEST = 80;

/** A phone shows less of a subject than some titles are long. */
export function subjectTitle({ workshop, lang }: SeatMailFacts): string {
  return shortened(localTitle(workshop, lang));
}

export function shortened(text: string): string {
  return text.length > LONGEST
    ? `${text
        .slice(0, LONGEST - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text;
}
