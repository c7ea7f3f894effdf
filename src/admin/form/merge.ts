/** Merges two people's changes of the same entry, field by field. */
import { partsOf, readAt, isEquivalentAt, writeAt, type Part } from './values.ts';

export interface Merge<Values> {
  /** Mine, with what only they changed. */
  values: Values;
  /** What only they changed. */
  merged: Part[];
  /** What both changed, each in another way: to be chosen. */
  clashes: Part[];
}

export function mergeValues<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const theirChanges = partsOf(base, mine, theirs).filter(
    (part) => !isEquivalentAt(part, base, theirs) && !isEquivalentAt(part, mine, theirs),
  );
  const clashes = theirChanges.filter((part) => !isEquivalentAt(part, base, mine));
  const merged = theirChanges.filter((part) => !clashes.includes(part));
  return { values: takeAt(mine, theirs, merged), merged, clashes };
}

/** Mine, with theirs in these fields. */
export function takeAt<Values extends object>(mine: Values, theirs: Values, parts: readonly Part[]): Values {
  const paths = parts.flatMap((part) => part.paths);
  return paths.reduce((values, path) => writeAt(values, path, readAt(theirs, path)), mine);
}
