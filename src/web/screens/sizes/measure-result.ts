/** What the guide answers to a typed measure. */
import { TABLE, amongOffered, sizeFor, type SizeRange } from '#domain/ring-sizes.ts';

/** A choice of the piece. */
export interface OfferedSize {
  id: string;
  /** mm of inner circumference. */
  size: number;
}

export type MeasureResult =
  | { kind: 'nothing' }
  | { kind: 'notANumber' }
  | { kind: 'outside'; side: 'small' | 'large' }
  /** The piece doesn't come in that size. */
  | { kind: 'missing'; nearest: number[] }
  | { kind: 'size'; size: number; id: string | null; reason: 'exact' | 'rounded' | 'wide' };

const NUMBER = /^\d{1,3}(?:[.,]\d{0,2})?$/;
const BEGUN = /^\d[.,]?$/;

/** `offered` null: any size of the table. */
export function measureResult(
  text: string,
  isWide: boolean,
  offered: readonly OfferedSize[] | null,
): MeasureResult {
  const typed = text.trim();
  if (typed === '' || BEGUN.test(typed)) return { kind: 'nothing' };
  if (!NUMBER.test(typed)) return { kind: 'notANumber' };
  const found = sizeFor(Number(typed.replace(',', '.')), isWide, rangeOf(offered));
  if ('outside' in found) return { kind: 'outside', side: found.outside };
  if (!offered) return { kind: 'size', size: found.size, id: null, reason: reasonOf(isWide, found.rounded) };
  const among = amongOffered(found.size, offered);
  if ('fits' in among) {
    const { id, size } = among.fits;
    return { kind: 'size', size, id, reason: reasonOf(isWide, found.rounded || size > found.size) };
  }
  const nearest = [among.below, among.above].flatMap((other) => (other ? [other.size] : []));
  return { kind: 'missing', nearest };
}

function reasonOf(isWide: boolean, rounded: boolean) {
  if (isWide) return 'wide';
  return rounded ? 'rounded' : 'exact';
}

/** A piece may come in sizes beyond the table. */
function rangeOf(offered: readonly OfferedSize[] | null): SizeRange {
  const sizes = (offered ?? []).map(({ size }) => size);
  return {
    smallest: Math.min(TABLE.smallest, ...sizes),
    largest: Math.max(TABLE.largest, ...sizes),
  };
}
