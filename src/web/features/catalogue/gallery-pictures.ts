import type { Product } from '#contract/products.ts';
import type { Lang } from '#domain/language.ts';
import { altOf, type Titled } from './entry-texts.ts';

export interface GalleryPicture {
  address: string;
  alt: string;
}

/** The main picture first. */
export function galleryPictures(
  lang: Lang,
  product: Titled & Pick<Product, 'imageAlts' | 'imagePath' | 'secondaryImagesPathes'>,
): GalleryPicture[] {
  return [product.imagePath, ...product.secondaryImagesPathes].map((address) => ({
    address,
    alt: altOf(lang, product, address),
  }));
}
