/** Choices as they are typed or pasted: several at once, and ranges such as `48-62`. */
import { RING_SIZES } from './suggestions.ts';

/** `48-62`, or `48-62:1` with its step. */
const RANGE = /^(\d+(?:\.\d+)?)\s*[-–—]\s*(\d+(?:\.\d+)?)(?::(\d+(?:\.\d+)?))?$/;
/** A range of more is a text: a year, a part number. */
const MOST = 60;

export function typedChoices(text: string): string[] {
  const titles = text
    .split(/[\n\r\t,;،]+/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .flatMap((part) => rangeOf(part) ?? [part]);
  return [...new Set(titles)];
}

/** Whether Enter or a paste would add more than the text itself. */
export function isSeveral(text: string): boolean {
  const titles = typedChoices(text);
  return titles.length > 1 || (titles.length === 1 && titles[0] !== text.replace(/\s+/g, ' ').trim());
}

function rangeOf(part: string): string[] | null {
  const [, first, last, given] = RANGE.exec(part) ?? [];
  const [from, to] = [Number(first), Number(last)];
  const step = given === undefined ? usualStep(from, to) : Number(given);
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (!(step > 0 && to > from && count <= MOST)) return null;
  return Array.from({ length: count }, (_, index) => String(Number((from + index * step).toFixed(2))));
}

/** Rings are made in every second size. */
function usualStep(from: number, to: number): number {
  const isRing = from >= RING_SIZES.first && to <= RING_SIZES.last && (to - from) % 2 === 0;
  return isRing ? 2 : 1;
}
