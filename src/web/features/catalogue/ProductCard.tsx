import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { shownProductPrices } from '#contract/shown-prices.ts';
import { piecesLeft, stockState } from '#domain/product.ts';
import { LateField } from '#ui/LateField.tsx';
import { PriceTag } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { BuyBar, ChooseBar } from './BuyBar.tsx';
import type { CardProduct } from './card-product.ts';
import { CardTitle } from './CardTitle.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { summaryOf, titleOf } from './entry-texts.ts';
import styles from './ProductCard.module.css';

interface ProductCardProps {
  product: CardProduct;
  heading: 'h2' | 'h3';
  /** Spans two columns with a wide picture. */
  wide?: boolean;
  /** Above the fold: its picture loads first. */
  priority?: boolean;
  /** Without it the card has no controls. */
  onAdd?: (product: CardProduct, quantity: number) => void;
}

export function ProductCard({ product, heading, wide = false, priority = false, onAdd }: ProductCardProps) {
  const { product: t, categories } = useMessages();
  const lang = useLang();
  const [quantity, setQuantity] = useState<number>(BOUNDS.quantity.min);
  const title = titleOf(lang, product);
  const prices = shownProductPrices(product);
  const stock = stockState(product);
  const filled = product.isPromoted && wide;
  return (
    <article className={cx(styles.card, wide && styles.wide, stock === 'soldOut' && styles.soldOut)}>
      <ProductPictures product={product} wide={wide} priority={priority} />
      <p className={styles.category}>{categories[product.category]}</p>
      <CardTitle as={heading} to={pages.product(product._id)} className={styles.title} content={title} />
      <Text as="p" className={styles.description} content={summaryOf(lang, product)} />
      <p className={styles.prices}>
        {product.from && <span className={styles.from}>{t.from}</span>}
        <PriceTag
          className={styles.price}
          originalClassName={styles.original}
          shekels={prices.price}
          original={prices.original}
          originalLabel={t.originalPrice}
        />
        {stock === 'few' && <span className={styles.few}>{t.onlyLeft(piecesLeft(product))}</span>}
      </p>
      {onAdd &&
        (product.chosenOnPage && stock !== 'soldOut' ? (
          <ChooseBar to={pages.product(product._id)} title={title.text} filled={filled} />
        ) : (
          <BuyBar
            title={title.text}
            left={piecesLeft(product)}
            filled={filled}
            Field={priority ? 'input' : LateField}
            quantity={quantity}
            onQuantity={setQuantity}
            onAdd={() => onAdd(product, quantity)}
          />
        ))}
    </article>
  );
}
