import type { ImageAlts } from '#contract/common.ts';
import type { CLEARED_PRODUCT } from '../products/product-entries.ts';
import type { FoundProblem } from './formats/found-product.ts';
import type { PictureOutcome } from './pictures-by-address.ts';
import type { PlannedPicture } from './planned-product.ts';

/** Without an outcome it is still to be fetched. */
export interface PictureState extends PlannedPicture {
  outcome?: PictureOutcome;
}

type PictureFields = Pick<typeof CLEARED_PRODUCT, 'imagePath' | 'secondaryImagesPathes' | 'imageAlts'>;

export function isWaiting(pictures: readonly PictureState[]): boolean {
  return pictures.some(({ outcome }) => outcome === undefined);
}

/** In the file's order; the first that has arrived is the main picture. */
export function pictureFields(pictures: readonly PictureState[]): PictureFields {
  const stored = pictures.flatMap((picture) =>
    picture.outcome && 'stored' in picture.outcome ? [{ ...picture, stored: picture.outcome.stored }] : [],
  );
  const [main = '', ...others] = new Set(stored.map((picture) => picture.stored));
  const imageAlts: ImageAlts = {};
  for (const { stored: address, alts } of stored)
    if (Object.keys(alts).length > 0) imageAlts[address] ??= alts;
  return { imagePath: main, secondaryImagesPathes: others, imageAlts };
}

/** Of the pictures, and of a product that stays without one. */
export function pictureProblems(row: number, pictures: readonly PictureState[]): FoundProblem[] {
  const failed = pictures.flatMap((picture) =>
    picture.outcome && 'problem' in picture.outcome
      ? [{ row: picture.row, field: picture.field, problem: picture.outcome }]
      : [],
  );
  const isWithout = failed.length > 0 && failed.length === pictures.length;
  return isWithout ? [...failed, { row, problem: { problem: 'picture_missing' } }] : failed;
}
