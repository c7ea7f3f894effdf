/** Which option of a product is its ring size. Apart from `ring-sizes.ts`: every product page asks it. */
import type { Category } from './catalogue.ts';

interface SizeOption {
  choices: readonly { _id: string; title: string }[];
}

const SIZE_TITLE = /^\d{2}(?:\.\d)?$/;
/** mm of inner circumference; wider than the table, since a shop may make any size. */
const MADE = { smallest: 40, largest: 76 };

/** Null: not an option of ring sizes. */
export function ringSizesOf(
  { choices }: SizeOption,
  category: Category,
): { id: string; size: number }[] | null {
  if (category !== 'goldsmith' || choices.length === 0) return null;
  const sizes = choices.map(({ _id, title }) => ({ id: _id, size: sizeIn(title) }));
  return sizes.every(({ size }) => size >= MADE.smallest && size <= MADE.largest) ? sizes : null;
}

function sizeIn(title: string): number {
  return SIZE_TITLE.test(title.trim()) ? Number(title) : Number.NaN;
}
