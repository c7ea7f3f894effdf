/** The order of pictures: pure steps on lists of addresses. */
import type { ImageAlts } from '#contract/common.ts';

/** A name for each place of a list in which an address may stand twice. */
export function idsOf(pictures: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return pictures.map((address) => {
    const nth = seen.get(address) ?? 0;
    seen.set(address, nth + 1);
    return nth === 0 ? address : `${address}#${nth}`;
  });
}

/** With the one at `from` taken to `to`; a place beyond the list is its nearest. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, list[from]!);
}

/**
 * With an uploaded picture in the place that its file was chosen for: `turns` has the turn of each that was
 * uploaded here, and a smaller file that came later may have been faster.
 */
export function withUploaded(
  pictures: readonly string[],
  address: string,
  turns: ReadonlyMap<string, number>,
): string[] {
  const turn = turns.get(address) ?? 0;
  const later = pictures.findIndex((other) => (turns.get(other) ?? 0) > turn);
  return pictures.toSpliced(later === -1 ? pictures.length : later, 0, address);
}

/** The words of these pictures only, for what is sent: without empty ones and those of removed pictures. */
export function altsOf(alts: ImageAlts, pictures: readonly string[]): ImageAlts {
  const kept = pictures.flatMap((address) => {
    const { he, en } = alts[address] ?? {};
    const words = { ...(he?.trim() ? { he } : {}), ...(en?.trim() ? { en } : {}) };
    return Object.keys(words).length > 0 ? [[address, words] as const] : [];
  });
  return Object.fromEntries(kept);
}
