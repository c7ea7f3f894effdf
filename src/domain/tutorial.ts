export interface TutorialReader {
  role: 'user' | 'superAdmin';
  owned: boolean;
}

interface Offered {
  active: boolean;
  price: number;
}

/** An inactive tutorial stays visible to its owners and the admin. */
export function mayFind({ active }: Offered, { role, owned }: TutorialReader): boolean {
  return active || owned || role === 'superAdmin';
}

export function mayOpen(tutorial: Offered, reader: TutorialReader): boolean {
  if (!mayFind(tutorial, reader)) return false;
  return tutorial.price === 0 || reader.owned || reader.role === 'superAdmin';
}

export type ReadingState = 'unread' | 'reading' | 'finished';

/** `page` counts from 1. Who begins a finished one again is reading it from the second page on. */
export function readingState(
  place: { page: number; finished: boolean } | null,
  pageCount: number,
): ReadingState {
  if (place === null) return 'unread';
  const isInside = place.page > 1 && place.page < pageCount;
  return place.finished && !isInside ? 'finished' : 'reading';
}

/** In hundredths of a star, rounded half up; 0 without ratings. */
export function averageStars(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum * 100) / count);
}

/** A short first line with an empty line after it is a page's heading, unless it ends as a sentence does. */
const HEADING = /^(.{0,79}[^.,:;])\n{2,}([^]+)$/;

/** Of a page's text. */
export function withHeading(text: string): { heading: string | null; body: string } {
  const [, heading = null, body = text] = HEADING.exec(text) ?? [];
  return { heading, body };
}
