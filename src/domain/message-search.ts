/** Neither database folds the case of letters beyond ASCII, so both sides of a search are made alike here. */
import { phonesIn } from './phone-in-text.ts';

interface Searched {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export function messageSearchText({ name, email, subject, message }: Searched): string {
  const phones = [name, subject, message].flatMap(phonesIn).map(digitsOf);
  return messageSearchForm([name, email, subject, message, ...phones].join('\n'));
}

/** Niqqud, which few type, and the invisible marks of copied text. */
const IGNORED = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export function messageSearchForm(text: string): string {
  return text.normalize('NFC').replace(IGNORED, '').toLowerCase();
}

/** What to look for; a phone number is found however it was written. Empty when nothing was asked. */
export function messageSearchTerms(query: string): string[] {
  const form = messageSearchForm(query).trim();
  const digits = digitsOf(form);
  const isNumber = /^\+?[\d\s().\-\u2010-\u2013\u05BE]+$/.test(form) && digits.length >= 3;
  return isNumber && digits !== form ? [form, digits] : [form].filter(Boolean);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
