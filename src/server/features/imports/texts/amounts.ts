import { type Agorot, agorot } from '#domain/money.ts';

export type Amount =
  | { kind: 'amount'; amount: Agorot }
  | { kind: 'none' | 'unreadable' }
  | { kind: 'currency'; currency: string };

const SHEKELS = /₪|ש["”״']?ח|(?:ILS|NIS)/giu;
const OTHERS = /\p{Sc}|[a-z]{3}/iu;

/** `45.500` may be either, so it is unreadable. */
export function readAmount(text: string): Amount {
  const plain = text.replaceAll(SHEKELS, '').replaceAll(/[\s']/g, '');
  if (plain === '') return { kind: 'none' };
  const currency = OTHERS.exec(plain)?.[0];
  if (currency !== undefined) return { kind: 'currency', currency: currency.toUpperCase() };
  const [whole, decimals] = partsOf(plain);
  if (!/^(?:\d{1,12}|\d{1,3}(?:[.,]\d{3}){1,3})$/.test(whole) || !/^(?:\d{0,2}|\d{2}0+)$/.test(decimals))
    return { kind: 'unreadable' };
  return { kind: 'amount', amount: agorot(Math.round(Number(`${digitsOf(whole)}.${decimals}`) * 100)) };
}

function partsOf(text: string): [whole: string, decimals: string] {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at === -1) return [text, ''];
  const mark = text[at]!;
  const isRepeated = text.indexOf(mark) !== at;
  const isOnly = digitsOf(text).length === text.length - 1;
  if (isRepeated || (isOnly && mark === ',' && text.length - at === 4)) return [text, ''];
  if (isOnly && text.length - at === 4) return ['', ''];
  return [text.slice(0, at), text.slice(at + 1)];
}

function digitsOf(text: string): string {
  return text.replaceAll(/[.,]/g, '');
}

/** Null for nothing, NaN for no number; a shortage is 0. */
export function readCount(text: string): number | null {
  const plain = text.replaceAll(/[\s,']/g, '');
  if (plain === '') return null;
  if (!/^-?\d{1,9}(?:\.0*)?$/.test(plain)) return Number.NaN;
  return Math.max(0, Number(plain));
}

const YES = new Set(['1', 'true', 'yes', 'כן', 'active', 'published']);
const NO = new Set(['0', '-1', 'false', 'no', 'לא', 'draft', 'archived', 'unlisted']);

/** Undefined for anything else. */
export function readFlag(text: string): boolean | undefined {
  const plain = text.toLowerCase();
  if (YES.has(plain)) return true;
  return NO.has(plain) ? false : undefined;
}
