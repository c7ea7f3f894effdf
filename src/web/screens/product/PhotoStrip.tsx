import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Product } from '#contract/products.ts';
import { LOCALE } from '#i18n/locales.ts';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { useGallery } from '#web/features/catalogue/useGallery.tsx';
import { Picture } from '#ui/Picture.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { EntryIcon } from '../entry/EntryIcon.tsx';
import styles from './PhotoStrip.module.css';

const SIZES = '(min-width: 1280px) 563px, (min-width: 1080px) 44vw, (min-width: 700px) 48vw, 100vw';

export function PhotoStrip({ product }: { product: Product }) {
  const { product: t, gallery: galleryWords } = useMessages();
  const lang = useLang();
  const { pictures, opensAt, gallery } = useGallery(product);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const title = titleOf(lang, product).text;
  const many = pictures.length > 1;

  /** The distance between places is negative in right-to-left text. */
  const show = (place: number) => {
    const slides = strip.current!.querySelectorAll<HTMLElement>(':scope > li');
    strip.current!.scrollTo({ left: slides[place]!.offsetLeft - slides[0]!.offsetLeft });
  };
  const follow = () => {
    const { scrollLeft, clientWidth } = strip.current!;
    setIndex(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  // It may have been scrolled before hydration.
  useEffect(follow, []);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const forward = LOCALE[lang].dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = LOCALE[lang].dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== forward && event.key !== back) return;
    event.preventDefault();
    const place = (index + (event.key === forward ? 1 : pictures.length - 1)) % pictures.length;
    show(place);
    event.currentTarget.querySelectorAll('button')[place]!.focus({ preventScroll: true });
  };

  return (
    <div className={styles.photos}>
      <div className={styles.stage}>
        <ul className={styles.strip} ref={strip} onScroll={follow} onKeyDown={onKeyDown}>
          {pictures.map(({ address, alt }, place) => (
            <li key={address} className={styles.slide} aria-hidden={place !== index}>
              <button
                {...opensAt(place)}
                className={styles.open}
                aria-label={t.openGallery(title)}
                tabIndex={place === index ? undefined : -1}
              >
                <Picture
                  address={address}
                  alt={alt}
                  sizes={SIZES}
                  priority={place === 0}
                  className={styles.picture}
                />
              </button>
            </li>
          ))}
        </ul>
        <span className={styles.expand}>
          <EntryIcon name="expand" size={22} />
        </span>
        {many && (
          <p className={styles.position} role="status">
            <VisuallyHidden>{galleryWords.position(index + 1, pictures.length)}</VisuallyHidden>
            <bdi dir="ltr" aria-hidden="true">
              {index + 1} / {pictures.length}
            </bdi>
          </p>
        )}
      </div>
      {many && (
        <ul className={styles.thumbnails} onKeyDown={onKeyDown}>
          {pictures.map(({ address }, place) => (
            <li key={address}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t.showPicture(place + 1, title)}
                aria-current={place === index || undefined}
                onClick={() => show(place)}
              >
                <Picture address={address} alt="" sizes="84px" className={styles.small} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {gallery}
    </div>
  );
}
