/**
 * Ring sizes (docs/rules.md#ring-sizes). An Israeli size, as a European one, is the inner circumference in mm (ISO 8653).
 * The US scale begins at an inner diameter of 0.458 inch and grows by 0.032 inch a size.
 */

export interface RingSize {
  /** mm of inner circumference. */
  size: number;
  /** mm, to a tenth. */
  diameter: number;
  /** To a quarter. */
  us: number;
}

/** The sizes of the table, in mm of inner circumference. */
export const TABLE: SizeRange = { smallest: 44, largest: 70 };

export interface SizeRange {
  smallest: number;
  largest: number;
}

const US_START = 11.63;
const US_STEP = 0.8128;

export function ringSize(size: number): RingSize {
  const diameter = size / Math.PI;
  return {
    size,
    diameter: Math.round(diameter * 10) / 10,
    us: Math.round(((diameter - US_START) / US_STEP) * 4) / 4,
  };
}

export function tableOfSizes({ smallest, largest }: SizeRange = TABLE): RingSize[] {
  return Array.from({ length: largest - smallest + 1 }, (_, index) => ringSize(smallest + index));
}

/** In mm; below it lies no ring's circumference, above it no inner diameter. */
const LARGEST_DIAMETER = 30;
/** In mm; a wide band takes one size more. */
export const WIDE_BAND = 6;

export type FoundSize =
  | { size: number; by: 'circumference' | 'diameter'; rounded: boolean }
  | { outside: 'small' | 'large' };

/**
 * The smallest size that isn't tighter than what was measured: a finger's circumference or a ring's inner diameter, in mm.
 * A diameter is compared to the tenth that the table shows.
 */
export function sizeFor(mm: number, isWide = false, range: SizeRange = TABLE): FoundSize {
  const by = mm < LARGEST_DIAMETER ? 'diameter' : 'circumference';
  const snug = by === 'diameter' ? sizeOfDiameter(mm) : Math.ceil(mm);
  const size = snug + (isWide ? 1 : 0);
  if (size < range.smallest) return { outside: 'small' };
  if (size > range.largest) return { outside: 'large' };
  return { size, by, rounded: (by === 'diameter' ? ringSize(snug).diameter : snug) > mm };
}

function sizeOfDiameter(mm: number): number {
  const below = Math.floor(mm * Math.PI) - 1;
  return [below, below + 1, below + 2].find((size) => ringSize(size).diameter >= mm) ?? below + 3;
}

export type OfferedSize<Offered> = { fits: Offered } | { below: Offered | null; above: Offered | null };

/** A scale of even sizes has the next one up; otherwise its nearest ones on both sides. */
export function amongOffered<Offered extends { size: number }>(
  size: number,
  offered: readonly Offered[],
): OfferedSize<Offered> {
  const sorted = offered.toSorted((a, b) => a.size - b.size);
  const above = sorted.find((other) => other.size >= size) ?? null;
  if (above && above.size - size <= 1) return { fits: above };
  return { below: sorted.findLast((other) => other.size < size) ?? null, above };
}
