/** Comma-separated values (RFC 4180), safe to open in a spreadsheet. */

/** Money goes in as text with two decimals; null is an empty cell. */
export type CsvCell = string | number | boolean | null;

/** Spreadsheets need it to read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: CsvCell): string {
  const text = typeof value === 'string' ? guarded(value) : String(value ?? '');
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet runs a cell that begins with one of these; so do the wide forms of East Asian keyboards. */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that `csvRow` was given, of a cell that it wrote. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
