import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { LOCALE } from '#i18n/locales.ts';
import { Dialog, DialogClose } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { turnOf } from './gallery-keys.ts';
import type { GalleryPicture } from './gallery-pictures.ts';
import styles from './Gallery.module.css';

interface GalleryProps {
  open: boolean;
  start: number;
  title: string;
  pictures: GalleryPicture[];
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

export default function Gallery({ open, onClose, opener, title, ...rest }: GalleryProps) {
  const { gallery } = useMessages();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      opener={opener}
      label={gallery.label(title)}
      bare
    >
      <Slides {...rest} />
    </Dialog>
  );
}

function Slides({ start, pictures }: Pick<GalleryProps, 'start' | 'pictures'>) {
  const { gallery, common } = useMessages();
  const { dir } = LOCALE[useLang()];
  const [viewport, carousel] = useEmblaCarousel({
    loop: true,
    direction: dir,
    startIndex: start,
    duration: 20,
  });
  const [index, setIndex] = useState(start);

  useEffect(() => {
    if (!carousel) return undefined;
    const follow = () => setIndex(carousel.selectedScrollSnap());
    carousel.on('select', follow);
    return () => {
      carousel.off('select', follow);
    };
  }, [carousel]);

  const onKeyDown = (event: KeyboardEvent) => {
    const turn = turnOf(event.key, dir);
    if (turn === null) return;
    if (turn === 'next') carousel?.scrollNext();
    else carousel?.scrollPrev();
    event.preventDefault();
  };

  return (
    <div className={styles.gallery} onKeyDown={onKeyDown}>
      <div className={styles.viewport} ref={viewport}>
        <ul className={styles.slides}>
          {pictures.map((picture, place) => (
            <li key={picture.address} className={styles.slide} aria-hidden={place !== index}>
              <Picture
                address={picture.address}
                alt={picture.alt}
                sizes="(min-width: 900px) 680px, 96vw"
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
      {pictures.length > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.turn}
            aria-label={gallery.previous}
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
                  aria-label={gallery.goTo(place + 1)}
                  aria-current={place === index || undefined}
                  onClick={() => carousel?.scrollTo(place)}
                />
              </li>
            ))}
          </ol>
          <button
            type="button"
            className={styles.turn}
            aria-label={gallery.next}
            onClick={() => carousel?.scrollNext()}
          >
            <Icon name="next" />
          </button>
        </div>
      )}
      <VisuallyHidden role="status">{gallery.position(index + 1, pictures.length)}</VisuallyHidden>
    </div>
  );
}
