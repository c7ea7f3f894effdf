/** The gallery's code loads on demand. */
import { useRef, useState, type ReactNode } from 'react';
import { useLang } from '#ui/language.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';
import type { Product } from '#contract/products.ts';
import type { CardProduct } from './card-product.ts';
import { galleryPictures, type GalleryPicture } from './gallery-pictures.ts';

const importGallery = () => import('./Gallery.tsx');

interface OwnGallery {
  pictures: GalleryPicture[];
  opensAt: (index: number) => {
    type: 'button';
    'aria-haspopup': 'dialog';
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: (event: { currentTarget: HTMLButtonElement }) => void;
  };
  gallery: ReactNode;
}

/** A product as its own page has it gets no link to that page. */
export function useGallery(product: CardProduct | Product): OwnGallery {
  const lang = useLang();
  const { Part: Gallery, load, prepare } = useLazyPart(importGallery);
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  const pictures = galleryPictures(lang, product);
  return {
    pictures,
    opensAt: (index) => ({
      type: 'button',
      'aria-haspopup': 'dialog',
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event) => {
        opener.current = event.currentTarget;
        void load().then((ready) => ready && setShown(index));
      },
    }),
    gallery: Gallery && (
      <Gallery
        open={shown !== null}
        start={shown ?? 0}
        product={product}
        pictures={pictures}
        onClose={() => setShown(null)}
        opener={opener}
      />
    ),
  };
}
