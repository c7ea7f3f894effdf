import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Product } from '#contract/products.ts';
import { LOCALE } from '#i18n/locales.ts';
import { Dialog, DialogClose } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import type { CardProduct } from './card-product.ts';
import { titleOf } from './entry-texts.ts';
import { GalleryPiece } from './GalleryPiece.tsx';
import { panOf, turnOf, zoomingOf } from './gallery-keys.ts';
import type { GalleryPicture } from './gallery-pictures.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomBar } from './ZoomBar.tsx';
import { useGalleryTexts } from './gallery-texts.ts';
import styles from './Gallery.module.css';

interface GalleryProps {
  open: boolean;
  start: number;
  product: CardProduct | Product;
  pictures: GalleryPicture[];
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

const SIZES = '(min-width: 700px) 680px, 100vw';
/** px: more than any copy has. */
const LARGEST = '2000px';
/** ms of a turn, as the library counts them; no motion where none is wanted. */
const TURN = { duration: 20, breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } };

export default function Gallery({ open, onClose, opener, product, ...rest }: GalleryProps) {
  const { label } = useGalleryTexts();
  const lang = useLang();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      opener={opener}
      label={label(titleOf(lang, product).text)}
      bare
      wholePhone
    >
      <Slides {...rest} product={product} onClose={onClose} />
    </Dialog>
  );
}

function Slides({
  start,
  pictures,
  product,
  onClose,
}: Pick<GalleryProps, 'start' | 'pictures' | 'product' | 'onClose'>) {
  const { gallery, common } = useMessages();
  const t = useGalleryTexts();
  const { dir } = LOCALE[useLang()];
  const [index, setIndex] = useState(start);
  const list = useRef<HTMLUListElement>(null);
  const { scale, isWhole, ...zoom } = useZoom(list, index);
  const [viewport, carousel] = useEmblaCarousel({
    ...TURN,
    loop: true,
    direction: dir,
    startIndex: start,
    watchDrag: isWhole,
  });

  useEffect(() => {
    if (!carousel) return undefined;
    const follow = () => setIndex(carousel.selectedScrollSnap());
    carousel.on('select', follow);
    return () => {
      carousel.off('select', follow);
    };
  }, [carousel]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const zooming = zoomingOf(event.key);
    const pan = scale > 1 ? panOf(event.key) : null;
    const turn = pan ? null : turnOf(event.key, dir);
    if (!zooming && !pan && !turn) return;
    if (zooming) zoom.zoom(zooming);
    if (pan) zoom.pan(pan);
    if (turn === 'next') carousel?.scrollNext();
    if (turn === 'previous') carousel?.scrollPrev();
    event.preventDefault();
  };

  const position = gallery.position(index + 1, pictures.length);
  const times = Math.round(scale * 10) / 10;
  return (
    <div className={styles.gallery} onKeyDown={onKeyDown}>
      <div className={styles.stage}>
        <div className={styles.viewport} ref={viewport}>
          <ul className={styles.slides} ref={list}>
            {pictures.map((picture, place) => (
              <li key={picture.address} className={styles.slide} aria-hidden={place !== index}>
                <Picture
                  address={picture.address}
                  alt={picture.alt}
                  sizes={scale > 1 && place === index ? LARGEST : SIZES}
                  priority={place === start}
                  className={styles.picture}
                />
              </li>
            ))}
          </ul>
        </div>
        <DialogClose className={styles.close} aria-label={common.close}>
          <Icon name="close" />
        </DialogClose>
        <ZoomBar {...zoom} times={times} className={styles.zoom} />
      </div>
      <div className={styles.side}>
        <GalleryPiece product={product} onLeave={onClose} />
        {pictures.length > 1 && (
          <div className={styles.controls}>
            <button
              type="button"
              className={styles.turn}
              aria-label={t.previous}
              onClick={() => carousel?.scrollPrev()}
            >
              <Icon name="next" className={styles.back} />
            </button>
            <ol className={styles.dots}>
              {pictures.map((picture, place) => (
                <li key={picture.address}>
                  <button
                    type="button"
                    className={styles.dot}
                    aria-label={t.goTo(place + 1)}
                    aria-current={place === index || undefined}
                    onClick={() => carousel?.scrollTo(place)}
                  />
                </li>
              ))}
            </ol>
            <button
              type="button"
              className={styles.turn}
              aria-label={t.next}
              onClick={() => carousel?.scrollNext()}
            >
              <Icon name="next" />
            </button>
          </div>
        )}
      </div>
      <VisuallyHidden role="status">
        {times > 1 ? `${position}, ${t.enlarged(times)}` : position}
      </VisuallyHidden>
    </div>
  );
}
