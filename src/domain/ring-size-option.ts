/** Which option of a product is its ring size. Apart from `ring-sizes.ts`: every product page asks it. */
import type { Category } from './catalogue.ts';

interface SizeOption {
  choices: readonly { _id: string; title: string }[];
}

const SIZE_TITLE = /^\d{2}(?:\.\d)?$/;
/** mm of inner circumference; wider than the table, since a shop may make any size. */
const MADE = { smallest: 40, largest: 76 };
/** cm: chains are 40, 45, 50 long. */
const CHAIN_STEP = 5;

/** Null: not an option of ring sizes. */
export function ringSizesOf(
  { choices }: SizeOption,
  category: Category,
): { id: string; size: number }[] | null {
  if (category !== 'goldsmith' || choices.length === 0) return null;
  const sizes = choices.map(({ _id, title }) => ({ id: _id, size: sizeIn(title) }));
  const areSizes = sizes.every(({ size }) => size >= MADE.smallest && size <= MADE.largest);
  return areSizes && !sizes.every(({ size }) => size % CHAIN_STEP === 0) ? sizes : null;
}

function sizeIn(title: string): number {
  return SIZE_TITLE.test(title.trim()) ? Number(title) : Number.NaN;
}
