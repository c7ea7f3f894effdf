/** Phone numbers that somebody wrote into a text. */
import { isPhoneNumber } from './phone.ts';

/** Digits with at most two separators between them, so that prices and dates beside each other stay apart. */
const WRITTEN =
  /(?<![\d+])\+?\(?\d(?:[\s().\-\u2010-\u2013\u05BE\u200E\u200F\u202A-\u202E\u2066-\u2069]{0,2}\d){6,15}(?!\d)/g;

/** As written, in the order of the text. */
export function phonesIn(text: string): string[] {
  return (text.match(WRITTEN) ?? []).filter(isPhoneNumber);
}

/** `972501234567`, for WhatsApp; null for an Israeli number that is no mobile phone. */
export function whatsappNumber(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  const abroad =
    /^\s*\+/.test(phone) || digits.startsWith('00')
      ? digits.replace(/^00/, '')
      : `972${digits.replace(/^0/, '')}`;
  const local = /^972(?:0)?(\d+)$/.exec(abroad)?.[1];
  if (local === undefined) return abroad;
  return /^5\d{8}$/.test(local) ? `972${local}` : null;
}

/** However they are written: `050-1234567` is `+972 50 123 4567`. */
export function isSamePhone(a: string, b: string): boolean {
  return plainNumber(a) === plainNumber(b);
}

function plainNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const isAbroad = /^[^\d+]*\+/.test(phone) || digits.startsWith('00');
  const abroad = isAbroad ? digits.replace(/^00/, '') : `972${digits.replace(/^0/, '')}`;
  return abroad.replace(/^9720/, '972');
}
