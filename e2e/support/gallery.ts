import { galleryEn } from '#i18n/gallery.en.ts';
import { galleryHe } from '#i18n/gallery.he.ts';
import type { Shop } from './fixtures.ts';

export function galleryTexts({ lang }: Pick<Shop, 'lang'>) {
  return lang === 'he' ? galleryHe : galleryEn;
}
