/** Cells of the matrix on the clipboard, as spreadsheets write them. */
import { BOUNDS } from '#domain/bounds.ts';
import type { VariantValues } from './option-values.ts';

/** A combination that isn't sold. */
const OFF = '-';

type Cell = Partial<Pick<VariantValues, 'inventory' | 'active'>>;

/** `stock`: null where it isn't sold. */
export const cellText = (stock: string | null): string => stock ?? OFF;

/** Rows of cells; null if something in them is no stock. */
export function pastedCells(text: string): Cell[][] | null {
  const rows = text
    .replace(/(?:\r\n?|\n)$/, '')
    .split(/\r\n?|\n/)
    .map((row) => row.split('\t').map((cell) => pastedCell(cell.trim())));
  const isStock = rows.every((row) => row.every((cell) => cell !== null));
  return isStock ? (rows as Cell[][]) : null; // every() does not narrow nested lists
}

function pastedCell(text: string): Cell | null {
  if (text === OFF) return { active: false };
  if (!/^\d+$/.test(text) || Number(text) > BOUNDS.count) return null;
  return { active: true, inventory: Number(text) };
}
