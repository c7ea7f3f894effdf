/** What an editor gives a field of pictures. */
import type { ImageAlts } from '#contract/common.ts';

export interface PicturesFieldProps {
  /** The field's heading. */
  label: string;
  hint?: string;
  /** The API's name of the field; stands on the button that adds a picture, which takes the focus of an error. */
  name: string;
  /** Addresses in order. */
  pictures: readonly string[];
  onPictures: (next: string[]) => void;
  /** Words for pictures by their address, of the whole entry. */
  alts: ImageAlts;
  onAlts: (next: ImageAlts) => void;
  max: number;
  /** With this many or fewer none can be removed. */
  min: number;
  error?: string | null;
  /** The first one is the entry's main picture: larger, and named so. */
  mainFirst?: boolean;
}
