import type { Texts } from './message-types.ts';
import type { galleryHe } from './gallery.he.ts';

export const galleryEn: Texts<typeof galleryHe> = {
  label: (title) => `Pictures of ${title}`,
  previous: 'Previous picture',
  next: 'Next picture',
  goTo: (n) => `Go to picture ${n}`,
  toPiece: 'Go to the piece',
  zoom: 'Size of the picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholePicture: 'Whole picture',
  enlarged: (times) => `enlarged ${times} times`,
};
