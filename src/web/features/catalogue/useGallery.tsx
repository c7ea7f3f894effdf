/** The gallery of a product's pictures, whose code comes when somebody reaches for one of them. */
import { useRef, useState, type ReactNode } from 'react';
import type { Product } from '#contract/products.ts';
import { useLang } from '#ui/language.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';
import { altOf, titleOf } from './entry-texts.ts';

const importGallery = () => import('./Gallery.tsx');

interface OwnGallery {
  /** The main picture, then the others. */
  pictures: { address: string; alt: string }[];
  /** What makes a button open it at a picture, counted from 0. */
  opensAt: (index: number) => {
    type: 'button';
    'aria-haspopup': 'dialog';
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: (event: { currentTarget: HTMLButtonElement }) => void;
  };
  /** To be rendered beside the buttons. */
  gallery: ReactNode;
}

export function useGallery(product: Product): OwnGallery {
  const lang = useLang();
  const { Part: Gallery, load, prepare } = useLazyPart(importGallery);
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  const pictures = [product.imagePath, ...product.secondaryImagesPathes].map((address) => ({
    address,
    alt: altOf(lang, product, address),
  }));
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
        title={titleOf(lang, product).text}
        pictures={pictures}
        onClose={() => setShown(null)}
        opener={opener}
      />
    ),
  };
}
