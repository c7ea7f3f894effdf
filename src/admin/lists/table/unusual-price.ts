import type { ListedKind } from '../list-kind.ts';

/** Whether a change makes something free that wasn't; tutorials may be free. */
export function isUnusualPrice(
  kind: ListedKind,
  entry: { price: number } | undefined,
  change: { price?: number },
): boolean {
  return kind !== 'tutorials' && change.price === 0 && entry?.price !== 0;
}
