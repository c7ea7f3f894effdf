import type { ImageAlts } from '#contract/common.ts';

/** Unique ids for a list that may have an address twice. */
export function idsOf(pictures: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return pictures.map((address) => {
    const nth = seen.get(address) ?? 0;
    seen.set(address, nth + 1);
    return nth === 0 ? address : `${address}#${nth}`;
  });
}

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, list[from]!);
}

/** `turns` has the upload id of each new picture: a smaller file chosen later may have arrived first. */
export function withUploaded(
  pictures: readonly string[],
  address: string,
  turns: ReadonlyMap<string, number>,
): string[] {
  const turn = turns.get(address) ?? 0;
  const later = pictures.findIndex((other) => (turns.get(other) ?? 0) > turn);
  return pictures.toSpliced(later === -1 ? pictures.length : later, 0, address);
}

/** Without empty ones and those of removed pictures. */
export function altsOf(alts: ImageAlts, pictures: readonly string[]): ImageAlts {
  const kept = pictures.flatMap((address) => {
    const { he, en } = alts[address] ?? {};
    const words = { ...(he?.trim() ? { he } : {}), ...(en?.trim() ? { en } : {}) };
    return Object.keys(words).length > 0 ? [[address, words] as const] : [];
  });
  return Object.fromEntries(kept);
}
