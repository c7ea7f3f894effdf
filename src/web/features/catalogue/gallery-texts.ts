import { galleryEn } from '#i18n/gallery.en.ts';
import { galleryHe } from '#i18n/gallery.he.ts';
import { useLang } from '#ui/language.tsx';

const TEXTS = { he: galleryHe, en: galleryEn };

export function useGalleryTexts() {
  return TEXTS[useLang()];
}
