/** The main picture with its badges, and the thumbnails; each opens the gallery at its place. */
import { useRef, useState, type ReactNode } from 'react';
import type { Product } from '../../../contract/products.ts';
import { stockState } from '../../../domain/product.ts';
import { formatPercent } from '../../../i18n/format.ts';
import { Badge, Ribbon } from '../../ui/Badge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { cx } from '../../ui/cx.ts';
import { useLang, useMessages } from '../../ui/language.tsx';
import { useLazyPart } from '../../ui/useLazyPart.ts';
import { altOf, titleOf } from './texts.ts';
import styles from './ProductPictures.module.css';

const importGallery = () => import('./Gallery.tsx');

/** The thumbnails that fit on the picture; the gallery has them all. */
const THUMBNAILS = 3;

const SIZES = '(min-width: 1280px) 282px, (min-width: 900px) 23vw, (min-width: 600px) 30vw, 46vw';
const SIZES_WIDE = '(min-width: 1280px) 588px, (min-width: 900px) 47vw, 92vw';

export function ProductPictures({ product, wide, priority }: { product: Product; wide: boolean; priority: boolean }) {
  const { product: words } = useMessages();
  const lang = useLang();
  const { Part: Gallery, load, prepare } = useLazyPart(importGallery);
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  const title = titleOf(lang, product).text;
  const pictures = [product.imagePath, ...product.secondaryImagesPathes];
  const soldOut = stockState(product.inventory) === 'soldOut';

  const opensAt = (index: number) => ({
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: { currentTarget: HTMLButtonElement }) => {
      opener.current = event.currentTarget;
      void load().then((ready) => ready && setShown(index));
    },
  });

  return (
    <div className={cx(styles.pictures, soldOut && styles.soldOut)}>
      <button {...opensAt(0)} className={styles.main} aria-label={words.openGallery(title)}>
        <Picture
          address={product.imagePath}
          alt={altOf(lang, product, product.imagePath)}
          sizes={wide ? SIZES_WIDE : SIZES}
          priority={priority}
          className={cx(styles.picture, wide && styles.widePicture)}
        />
      </button>
      <div className={styles.badges}>
        <Badges product={product} />
      </div>
      {product.isPromoted && (
        <div className={styles.ribbon}>
          <Ribbon>{words.promoted}</Ribbon>
        </div>
      )}
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.slice(0, THUMBNAILS).map((address, index) => (
            <li key={address}>
              <button {...opensAt(index)} className={styles.thumbnail} aria-label={words.showPicture(index + 1, title)}>
                <Picture address={address} alt="" sizes="36px" className={styles.small} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Gallery && (
        <Gallery
          open={shown !== null}
          start={shown ?? 0}
          title={title}
          pictures={pictures.map((address) => ({ address, alt: altOf(lang, product, address) }))}
          onClose={() => setShown(null)}
          opener={opener}
        />
      )}
    </div>
  );
}

/** Sold out speaks alone; else the discount and, where it is so, that the piece is made to order. */
function Badges({ product }: { product: Product }): ReactNode {
  const { product: words } = useMessages();
  const lang = useLang();
  if (stockState(product.inventory) === 'soldOut') return <Badge look="dark">{words.soldOut}</Badge>;
  return (
    <>
      {product.discount > 0 && <Badge look="offer">{words.off(formatPercent(lang, product.discount))}</Badge>}
      {product.isCustomizable && <Badge look="plain">{words.madeToOrder}</Badge>}
    </>
  );
}
