/** A price that a search names as the most to pay: 'ring under ₪500', 'מתנה עד 400 שקל'. */
import { isAnyPiece } from './any-piece.ts';
import { queryWords } from './lookups.ts';

const MOST = [
  'up to',
  'under',
  'below',
  'less than',
  'no more than',
  'at most',
  'max(?:imum)?',
  'עד',
  'מתחת(?: ?ל)?',
  'פחות מ',
  'לא יותר מ',
  'מקסימום',
].join('|');
const PRICE = '(?:ב?מחיר|ב?תקציב|price|priced|budget) ';
const CURRENCY = '(?:₪|שקלים|שקל|ש["״׳\']{0,2}ח|nis|ils|shekels?)';
const AMOUNT = String.raw`(\d{1,3},\d{3}|\d{1,6})(\.\d{1,2})?`;
const LIMIT = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])(?:${PRICE})?(?:${MOST}) ?[-־–]?:? ?(?:${CURRENCY} ?)?${AMOUNT}(?: ?${CURRENCY})?(?![\p{L}\p{Nd}%]|[.,:/]\d)`,
  'iu',
);

export interface AskedPrice {
  /** Shekels, with two decimals at most. */
  most: number;
  /** What else was asked; empty where any piece is meant. */
  rest: string;
}

/** Null for a query without such a price: a number alone is text. */
export function askedPrice(query: string): AskedPrice | null {
  const text = query.replaceAll(/[\s\p{Cf}]+/gu, ' ');
  const found = LIMIT.exec(text);
  if (!found) return null;
  const [limit, whole, part = ''] = found;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + limit.length)}`.trim();
  return {
    most: Number(whole!.replaceAll(',', '') + part),
    rest: queryWords(rest).every(isAnyPiece) ? '' : rest,
  };
}
