/** Numbers as she types them. */

/** The number of a text: null for nothing, NaN for what is none. A comma before one or two last digits is a point. */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(/,(?=\d{1,2}$)/, '.')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  if (plain === '') return null;
  return /^-?\d*\.?\d+$|^-?\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A price drops its `.00`, else has both decimals; anything else is written plainly. */
export function writeNumber(value: number | null, money = false): string {
  if (value === null || Number.isNaN(value)) return '';
  return money && !Number.isInteger(value) && Number.isInteger(Math.round(value * 1e6) / 1e4)
    ? value.toFixed(2)
    : String(value);
}
