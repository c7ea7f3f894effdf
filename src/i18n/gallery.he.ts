/** Loaded with the gallery, in both languages: they are few. */
export const galleryHe = {
  label: (title: string) => `התמונות של ${title}`,
  previous: 'התמונה הקודמת',
  next: 'התמונה הבאה',
  goTo: (n: number) => `לתמונה ${n}`,
  toPiece: 'לעמוד הפריט',
  zoom: 'גודל התמונה',
  zoomIn: 'הגדלה',
  zoomOut: 'הקטנה',
  wholePicture: 'התמונה כולה',
  enlarged: (times: number) => `מוגדלת פי ${times}`,
};
