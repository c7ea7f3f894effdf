/** Null for no text, NaN for no number. A comma before the last one or two digits is a decimal point. */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(/,(?=\d{1,2}$)/, '.')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  if (plain === '') return null;
  return /^-?\d*\.?\d+$|^-?\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A price drops `.00` and otherwise has both decimals. */
export function writeNumber(value: number | null, money = false): string {
  if (value === null || Number.isNaN(value)) return '';
  return money && !Number.isInteger(value) && Number.isInteger(Math.round(value * 1e6) / 1e4)
    ? value.toFixed(2)
    : String(value);
}
