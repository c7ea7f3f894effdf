/** What a gallery shows: name, price, and from a card the way to the piece's page. */
import { pages } from '#contract/routes.ts';
import type { Product } from '#contract/products.ts';
import { shownProductPrices } from '#contract/shown-prices.ts';
import { stockState } from '#domain/product.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PriceTag } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { cardProduct, type CardProduct } from './card-product.ts';
import { summaryOf, titleOf } from './entry-texts.ts';
import { useGalleryTexts } from './gallery-texts.ts';
import styles from './GalleryPiece.module.css';

export function GalleryPiece({ product, onLeave }: { product: CardProduct | Product; onLeave: () => void }) {
  const { product: t } = useMessages();
  const { toPiece } = useGalleryTexts();
  const lang = useLang();
  const isOnItsPage = 'options' in product;
  const card = isOnItsPage ? cardProduct(product) : product;
  const prices = shownProductPrices(card);
  return (
    <div className={styles.piece}>
      <Text as="h2" className={styles.title} content={titleOf(lang, card)} />
      <p className={styles.prices}>
        {card.from && <span className={styles.note}>{t.from}</span>}
        <PriceTag
          className={styles.price}
          originalClassName={styles.note}
          shekels={prices.price}
          original={prices.original}
          originalLabel={t.originalPrice}
        />
        {stockState(card) === 'soldOut' && <span className={styles.note}>{t.soldOut}</span>}
      </p>
      <Text as="p" className={styles.summary} content={summaryOf(lang, card)} />
      {!isOnItsPage && (
        <ButtonLink look="primary" className={styles.link} to={pages.product(card._id)} onClick={onLeave}>
          {toPiece}
        </ButtonLink>
      )}
    </div>
  );
}
