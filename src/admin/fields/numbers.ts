/** What people write around a number. */
const AROUND = /[₪%\s\p{Cf}]|ש["״”׳']*ח|nis|ils|דק(?:ות|['׳])|min(?:utes|\.)?/giu;
/** `1,200,000` or `1.200.000`. */
const GROUPED = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/** Null for no text, NaN for no number. Understands `₪ 1,200.50`, `1.200,50` and `12,5`. */
export function readNumber(text: string): number | null {
  const bare = text.replace(AROUND, '');
  if (bare === '') return text.trim() === '' ? null : Number.NaN;
  const plain = withoutGroups(bare);
  return /^-?\d*\.?\d+$|^-?\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
}

function withoutGroups(text: string): string {
  const mark = text.match(/[.,](?!.*[.,])/)?.[0];
  if (mark === undefined) return text;
  const at = text.lastIndexOf(mark);
  const [whole, rest] = [text.slice(0, at), text.slice(at + 1)];
  const other = mark === '.' ? ',' : '.';
  // `1.200` could be a thousand and two hundred, or a price of 1.20; `10.555` is neither.
  if (mark === '.' && /^\d\d0$/.test(rest) && !/[.,]/.test(whole)) return '?';
  if (GROUPED.test(text) && (mark === ',' || whole.includes('.'))) return text.replaceAll(mark, '');
  if (whole.includes(mark) || (mark === ',' && rest.length > 2)) return '?';
  if (!whole.includes(other)) return `${whole}.${rest}`;
  return GROUPED.test(whole) ? `${whole.replaceAll(other, '')}.${rest}` : '?';
}

/** A price drops `.00` and otherwise has both decimals. */
export function writeNumber(value: number | null, money = false): string {
  if (value === null || Number.isNaN(value)) return '';
  return money && !Number.isInteger(value) && Number.isInteger(Math.round(value * 1e6) / 1e4)
    ? value.toFixed(2)
    : String(value);
}
