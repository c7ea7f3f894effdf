/** Apart from `person.ts`, which every page of the shop loads. */

/** Invisible marks come with copying from a Hebrew page. */
const SEPARATORS = /[\s().\-\u2010-\u2013\u05BE\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const ISRAELI = /^0(?:[23489]\d{7}|[57]\d{8})$/;
const INTERNATIONAL = /^(?:\+|00)([1-9]\d{6,14})$/;

/** Accepts `050-1234567`, `(03) 123 4567`, `+972 50 123 4567`, `+44 20 7946 0958`. */
export function isPhoneNumber(text: string): boolean {
  const plain = text.replace(SEPARATORS, '');
  if (ISRAELI.test(plain)) return true;
  const abroad = INTERNATIONAL.exec(plain)?.[1];
  if (abroad === undefined) return false;
  return abroad.startsWith('972') ? ISRAELI.test(`0${abroad.slice(3).replace(/^0/, '')}`) : true;
}

/** As from abroad, `+972501234567`; one that isn't an Israeli number at home stays as typed. */
export function internationalPhone(text: string): string {
  const plain = text.replace(SEPARATORS, '');
  return ISRAELI.test(plain) ? `+972${plain.slice(1)}` : text;
}
