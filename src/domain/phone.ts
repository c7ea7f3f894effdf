/** Phone numbers; apart from `person.ts`, which every page of the shop loads. */

/** What people put between digits, and the invisible marks that come with copying from a Hebrew page. */
const SEPARATORS = /[\s().\-\u2010-\u2013\u05BE\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** A landline has seven digits after its area code, a mobile or network number seven after three. */
const ISRAELI = /^0(?:[23489]\d{7}|[57]\d{8})$/;
/** E.164: a country and its number, 15 digits at most. */
const INTERNATIONAL = /^(?:\+|00)([1-9]\d{6,14})$/;

/** `050-1234567`, `09-1234567`, `(03) 123 4567`, `+972 50 123 4567`, `+44 20 7946 0958`. */
export function isPhoneNumber(text: string): boolean {
  const plain = text.replace(SEPARATORS, '');
  if (ISRAELI.test(plain)) return true;
  const abroad = INTERNATIONAL.exec(plain)?.[1];
  if (abroad === undefined) return false;
  // Many write `+972 (0)50 …`.
  return abroad.startsWith('972') ? ISRAELI.test(`0${abroad.slice(3).replace(/^0/, '')}`) : true;
}
