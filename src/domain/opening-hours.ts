/**
 * Opening hours out of the sentence that the admin wrote, for search engines: 'Sunday to Thursday, 10:00 to 16:00; Friday
 * 9–13'. Nothing of a sentence with a word that isn't known here, such as 'by appointment': half of it may mislead.
 */
export interface OpeningHours {
  /** 0 is Sunday. */
  days: number[];
  /** 'HH:MM' */
  opens: string;
  closes: string;
}

type Token =
  | { kind: 'day'; day: number }
  | { kind: 'time'; time: string }
  | { kind: 'to' | 'and' | 'closed' };

const NAMES: readonly (readonly string[])[] = [
  ['ראשון', 'א', 'sunday', 'sun'],
  ['שני', 'ב', 'monday', 'mon'],
  ['שלישי', 'ג', 'tuesday', 'tue', 'tues'],
  ['רביעי', 'ד', 'wednesday', 'wed'],
  ['חמישי', 'ה', 'thursday', 'thu', 'thur', 'thurs'],
  ['שישי', 'ששי', 'ו', 'friday', 'fri'],
  ['שבת', 'ש', 'saturday', 'sat'],
];
const DAYS = new Map(NAMES.flatMap((names, day) => names.map((name) => [name, day] as const)));
const TO = new Set(['-', 'עד', 'to', 'till', 'until', 'through']);
const AND = new Set([',', ';', 'and', '&']);
const CLOSED = new Set(['סגור', 'closed']);
const SILENT = new Set([
  'יום',
  'ימי',
  'ימים',
  'בימים',
  'בימי',
  'ביום',
  'שעות',
  'בשעות',
  'open',
  'from',
  'between',
  ':',
  '.',
]);
const WORD = /\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?(?![\p{L}\p{Nd}])|\p{L}+|[^\p{L}\s]/giu;

/** Empty if the sentence says none, or says more than this understands. */
export function openingHours(sentence: string): OpeningHours[] {
  const tokens = tokensOf(sentence);
  return (tokens && read(tokens)) ?? [];
}

function tokensOf(sentence: string): Token[] | null {
  const text = sentence
    .toLowerCase()
    .replaceAll(/['׳’״"\p{Cf}]/gu, '')
    .replaceAll(/[–—־]/g, '-')
    .replaceAll(/[\n·|]/g, ';');
  const tokens: Token[] = [];
  for (const [word] of text.matchAll(WORD)) {
    if (SILENT.has(word)) continue;
    const found = tokenOf(word) ?? (word.length > 2 ? prefixed(word) : null);
    if (!found) return null;
    tokens.push(...[found].flat());
  }
  return tokens;
}

function tokenOf(word: string): Token | null {
  const day = DAYS.get(word);
  if (day !== undefined) return { kind: 'day', day };
  if (TO.has(word)) return { kind: 'to' };
  if (AND.has(word)) return { kind: 'and' };
  if (CLOSED.has(word)) return { kind: 'closed' };
  const time = timeOf(word);
  return time === null ? null : { kind: 'time', time };
}

/** 'And Friday' and 'on Friday' are one word in Hebrew. */
function prefixed(word: string): Token[] | null {
  const day = DAYS.get(word.slice(1));
  if (day === undefined || !/^[בול]/.test(word)) return null;
  return [{ kind: 'and' }, { kind: 'day', day }];
}

function timeOf(word: string): string | null {
  const found = /^(\d{1,2})(?:[:.](\d{2}))? ?([ap])?/.exec(word);
  if (!found) return null;
  const [, hour, minute = '00', half] = found;
  if (half && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59) return null;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Days, then their hours or that it is closed, again and again. Null if they don't fit together. */
function read(tokens: readonly Token[]): OpeningHours[] | null {
  const all: OpeningHours[] = [];
  let at = 0;
  const skip = () => {
    while (tokens[at]?.kind === 'and') at++;
  };
  const pair = <Value>(valueOf: (token: Token | undefined) => Value | null): [Value, Value | null] | null => {
    skip();
    const first = valueOf(tokens[at]);
    if (first === null) return null;
    at++;
    const last = tokens[at]?.kind === 'to' ? valueOf(tokens[at + 1]) : null;
    if (last !== null) at += 2;
    return [first, last];
  };
  while ((skip(), at < tokens.length)) {
    const days: number[] = [];
    for (let found = pair(dayOf); found; found = pair(dayOf)) days.push(...daysFrom(...found));
    if (days.length === 0) return null;
    if (tokens[at]?.kind === 'closed') {
      at++;
      continue;
    }
    const before = all.length;
    for (let found = pair(clockOf); found; found = pair(clockOf)) {
      const [opens, closes] = found;
      if (closes === null || closes <= opens) return null;
      all.push({ days, opens, closes });
    }
    if (all.length === before) return null;
  }
  return all;
}

const dayOf = (token: Token | undefined) => (token?.kind === 'day' ? token.day : null);
const clockOf = (token: Token | undefined) => (token?.kind === 'time' ? token.time : null);

function daysFrom(first: number, last: number | null): number[] {
  if (last === null) return [first];
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}
