/** A tutorial's content images: an ordered strip of pages, of which the last one stays (spec §5). */
import { PictureSet } from './PictureSet.tsx';
import type { PicturesFieldProps } from './props.ts';

export function PagesField(props: Omit<PicturesFieldProps, 'mainFirst'>) {
  return <PictureSet {...props} look="pages" />;
}
