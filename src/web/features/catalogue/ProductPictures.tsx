import type { ReactNode } from 'react';
import { stockState } from '#domain/product.ts';
import { formatPercent } from '#i18n/format.ts';
import { Badge, Ribbon } from '#ui/Badge.tsx';
import { Picture } from '#ui/Picture.tsx';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import type { CardProduct } from './card-product.ts';
import { titleOf } from './entry-texts.ts';
import { useGallery } from './useGallery.tsx';
import styles from './ProductPictures.module.css';

const THUMBNAILS = 3;

const SIZES = '(min-width: 1280px) 282px, (min-width: 900px) 23vw, (min-width: 700px) 30vw, 46vw';
const SIZES_WIDE = '(min-width: 1280px) 588px, (min-width: 900px) 47vw, 92vw';

export function ProductPictures({
  product,
  wide,
  priority,
}: {
  product: CardProduct;
  wide: boolean;
  priority: boolean;
}) {
  const { product: t } = useMessages();
  const lang = useLang();
  const { pictures, opensAt, gallery } = useGallery(product);
  const title = titleOf(lang, product).text;
  const soldOut = stockState(product) === 'soldOut';

  return (
    <div className={cx(styles.pictures, soldOut && styles.soldOut)}>
      <button {...opensAt(0)} className={styles.main} aria-label={t.openGallery(title)}>
        <Picture
          address={product.imagePath}
          alt={pictures[0]!.alt}
          sizes={wide ? SIZES_WIDE : SIZES}
          priority={priority}
          className={cx(styles.picture, wide && styles.widePicture)}
        />
      </button>
      <Badges product={product} />
      {product.isPromoted && (
        <div className={styles.ribbon}>
          <Ribbon>{t.promoted}</Ribbon>
        </div>
      )}
      {pictures.length > 1 && (
        <div className={styles.thumbnails}>
          {pictures.slice(0, THUMBNAILS).map(({ address }, index) => (
            <button
              key={address}
              {...opensAt(index)}
              className={styles.thumbnail}
              aria-label={t.showPicture(index + 1, title)}
            >
              <Picture address={address} alt="" sizes="36px" className={styles.small} />
            </button>
          ))}
        </div>
      )}
      {gallery}
    </div>
  );
}

/** Sold out is shown alone. */
function Badges({ product }: { product: CardProduct }): ReactNode {
  const { product: t } = useMessages();
  const soldOut = stockState(product) === 'soldOut';
  if (!soldOut && product.discount === 0 && !product.isCustomizable) return null;
  return (
    <div className={styles.badges}>
      {soldOut && <Badge look="dark">{t.soldOut}</Badge>}
      {!soldOut && product.discount > 0 && (
        <Badge look="offer">{t.off(formatPercent(product.discount))}</Badge>
      )}
      {!soldOut && product.isCustomizable && <Badge look="plain">{t.madeToOrder}</Badge>}
    </div>
  );
}
