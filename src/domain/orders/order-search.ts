/** By which words an order is found: number, name, email and phone (docs/rules.md#finding-orders). */
import { messageSearchForm } from '../message-search.ts';

interface SearchedOrder {
  number: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** Another spelling of the same word; a prefix unless `isWhole`. */
interface OrderLookup {
  term: string;
  isWhole: boolean;
}

/** All words must be found, each by any of its lookups. */
export type OrderSearch = readonly (readonly OrderLookup[])[];

const MOST_WORDS = 6;
/** Orders of a search that are counted; whoever finds more, searches for something else. */
export const MOST_FOUND = 1_000;
const PHONE = /^\+?[\d\s().\-\u2010-\u2013\u05BE]+$/;
/** The end of a phone number, as people remember it. */
const PHONE_ENDS = [7, 4];

export function orderTerms({ number, firstName, lastName, email, phone }: SearchedOrder): string[] {
  const address = emailTerm(email);
  const terms = [
    numberTerm(number),
    ...wordsOf(messageSearchForm(`${firstName} ${lastName}`)),
    address,
    ...wordsOf(address.split('@')[0]!),
    ...phoneTerms(phone ?? ''),
  ];
  return [...new Set(terms.filter(Boolean))];
}

export function emailTerm(email: string): string {
  return messageSearchForm(email.trim());
}

/** `#1042`, which nothing else is found by. */
export function numberTerm(number: number | string): string {
  return `#${String(number).replace(/^0+(?=\d)/, '')}`;
}

/** Null for a blank query; without words if it has nothing to look for. */
export function orderSearch(query: string): OrderSearch | null {
  const form = messageSearchForm(query).trim();
  if (form === '') return null;
  if (PHONE.test(form) && digitsOf(form) !== '') return [digitLookups(digitsOf(form))];
  return form
    .split(/\s+/)
    .flatMap((part) => lookupsOf(part))
    .slice(0, MOST_WORDS);
}

function lookupsOf(part: string): OrderLookup[][] {
  const number = /^#(\d+)$/.exec(part)?.[1];
  if (number !== undefined) return [[{ term: numberTerm(number), isWhole: true }]];
  if (part.includes('@') && !part.startsWith('@')) return [[{ term: part, isWhole: false }]];
  return wordsOf(part).map((word) =>
    /^\d+$/.test(word) ? digitLookups(word) : [{ term: word, isWhole: false }],
  );
}

function digitLookups(digits: string): OrderLookup[] {
  return [
    { term: numberTerm(digits), isWhole: true },
    ...new Set([digits, nationalDigits(digits), `0${digits}`]),
  ].map((lookup) => (typeof lookup === 'string' ? { term: lookup, isWhole: false } : lookup));
}

function phoneTerms(phone: string): string[] {
  const digits = nationalDigits(digitsOf(phone));
  return [digits, ...PHONE_ENDS.map((length) => digits.slice(-length))];
}

function nationalDigits(digits: string): string {
  return digits.replace(/^00/, '').replace(/^9720?(?=\d)/, '0');
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
}
