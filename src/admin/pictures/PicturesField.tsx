/** The pictures of a product or a workshop. */
import { PictureSet } from './PictureSet.tsx';
import type { PicturesFieldProps } from './props.ts';

export function PicturesField(props: PicturesFieldProps) {
  return <PictureSet {...props} look="pictures" />;
}
