/** Months and weekdays in a search, which the list of workshops answers. */
import { jerusalemDate } from '../jerusalem.ts';
import { withoutPrefix } from './forms.ts';
import { wordsOf } from './words.ts';

const MONTHS = [
  'ינואר january jan',
  'פברואר february feb',
  'מרץ march',
  'אפריל april apr',
  'מאי may',
  'יוני june',
  'יולי july',
  'אוגוסט august aug',
  'ספטמבר september sept',
  'אוקטובר october oct',
  'נובמבר november nov',
  'דצמבר december dec',
];
/** Hebrew ones after יום: alone, ראשון is a number. */
const WEEKDAYS = [
  'ראשון sunday sundays',
  'שני monday mondays',
  'שלישי tuesday tuesdays',
  'רביעי wednesday wednesdays',
  'חמישי thursday thursdays',
  'שישי friday fridays',
  'שבת saturday saturdays',
];
const DAY = 'יומ';

const MONTH_NUMBERS = numbered(MONTHS);
const WEEKDAY_NUMBERS = numbered(WEEKDAYS);

function numbered(names: string[]): Map<string, number> {
  return new Map(
    names.flatMap((all, number) => wordsOf(all).map(({ letters }) => [letters, number] as const)),
  );
}

export interface AskedMeetings {
  /** `YYYY-MM`: the next one of the name, this one included. */
  month?: string;
  /** `0` is Sunday. */
  weekday?: string;
}

/** Null if the query names neither. */
export function askedMeetings(query: string, now: Date): AskedMeetings | null {
  const words = wordsOf(query).map(({ letters }) => letters);
  const month = words.map((word) => numberOf(MONTH_NUMBERS, word)).find((number) => number !== undefined);
  const weekday = words
    .map((word, at) => {
      const isDay = /^[a-z]/.test(word) || formsOf(words[at - 1] ?? '').includes(DAY);
      return isDay ? WEEKDAY_NUMBERS.get(word) : undefined;
    })
    .find((number) => number !== undefined);
  if (month === undefined && weekday === undefined) return null;
  return {
    ...(month !== undefined && { month: nextMonth(month, now) }),
    ...(weekday !== undefined && { weekday: String(weekday) }),
  };
}

function numberOf(numbers: ReadonlyMap<string, number>, word: string): number | undefined {
  return formsOf(word)
    .map((form) => numbers.get(form))
    .find((number) => number !== undefined);
}

function formsOf(word: string): string[] {
  return [word, ...withoutPrefix(word)];
}

function nextMonth(month: number, now: Date): string {
  const today = jerusalemDate(now);
  const year = Number(today.slice(0, 4)) + (month + 1 < Number(today.slice(5, 7)) ? 1 : 0);
  return `${year}-${String(month + 1).padStart(2, '0')}`;
}
