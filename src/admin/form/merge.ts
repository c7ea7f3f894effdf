/** Two people changed the same entry: what each did to it, field by field. Pure. */
import { partsOf, readAt, sameAt, writeAt, type Part } from './values.ts';

export interface Merge<Values> {
  /** Mine, with what only they changed. */
  values: Values;
  /** What only they changed. */
  taken: Part[];
  /** What both changed, each in another way: to be chosen. */
  clashes: Part[];
}

export function mergeValues<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const parts = partsOf(base, mine, theirs);
  const theirChanges = parts.filter((part) => !sameAt(part, base, theirs) && !sameAt(part, mine, theirs));
  const clashes = theirChanges.filter((part) => !sameAt(part, base, mine));
  const taken = theirChanges.filter((part) => !clashes.includes(part));
  return { values: takeAt(mine, theirs, taken), taken, clashes };
}

/** Mine, with theirs in these fields. */
export function takeAt<Values extends object>(mine: Values, theirs: Values, parts: readonly Part[]): Values {
  const paths = parts.flatMap((part) => part.paths);
  return paths.reduce((values, path) => writeAt(values, path, readAt(theirs, path)), mine);
}
