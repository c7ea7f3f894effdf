/** What was done to a field's pictures and can be taken back until the editor is closed. */
export type PictureStep =
  | { kind: 'removed'; address: string; place: number }
  /** `address` was edited, and is `by` now. */
  | { kind: 'edited'; address: string; by: string };

/** The pictures without the step; null if it can't be taken back any more. */
export function undone(pictures: readonly string[], step: PictureStep, max: number): string[] | null {
  if (pictures.includes(step.address)) return null;
  if (step.kind === 'removed')
    return pictures.length < max ? pictures.toSpliced(step.place, 0, step.address) : null;
  const place = pictures.indexOf(step.by);
  return place === -1 ? null : pictures.with(place, step.address);
}
