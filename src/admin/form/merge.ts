import { partsOf, readAt, isEquivalentAt, writeAt, type Part } from './values.ts';

export interface Merge<Values> {
  values: Values;
  merged: Part[];
  /** Changed by both, differently. */
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

export function takeAt<Values extends object>(mine: Values, theirs: Values, parts: readonly Part[]): Values {
  const paths = parts.flatMap((part) => part.paths);
  return paths.reduce((values, path) => writeAt(values, path, readAt(theirs, path)), mine);
}
