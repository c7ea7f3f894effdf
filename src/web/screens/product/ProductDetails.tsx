import { useFacts } from '#web/features/page/facts.tsx';
import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import type { Product } from '#contract/products.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { shownProductPrices } from '#contract/shown-prices.ts';
import { piecesLeft, stockState } from '#domain/product.ts';
import { formatPercent } from '#i18n/format.ts';
import { BuyBar } from '#web/features/catalogue/BuyBar.tsx';
import { descriptionOf, titleOf } from '#web/features/catalogue/entry-texts.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Badge } from '#ui/Badge.tsx';
import { LabelChip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PriceTag } from '#ui/Price.tsx';
import { LongText } from '#ui/LongText.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { EntryTitle } from '../entry/EntryTitle.tsx';
import { ShareButton } from '../entry/ShareButton.tsx';
import entry from '../entry/entry.module.css';
import { useAddToCart } from '../actions/use-add-to-cart.ts';
import styles from './ProductDetails.module.css';
import { ProductFolds } from './ProductFolds.tsx';

export function ProductDetails({ product }: { product: Product }) {
  const { product: t, categories, cart } = useMessages();
  const { tax } = useFacts();
  const texts = usePageTexts('product');
  const lang = useLang();
  const addToCart = useAddToCart();
  const [quantity, setQuantity] = useState<number>(BOUNDS.quantity.min);
  const title = titleOf(lang, product);
  const prices = shownProductPrices(product);
  const stock = stockState(product);
  const note = product.isCustomizable ? texts.orderNote : texts.readyNote;
  return (
    <div className={styles.details}>
      <div className={entry.chips}>
        <LabelChip filled>{categories[product.category]}</LabelChip>
        {product.isCustomizable && <LabelChip>{t.madeToOrder}</LabelChip>}
        {product.isPromoted && <LabelChip>{t.promoted}</LabelChip>}
      </div>
      <EntryTitle content={title} />
      <LongText className={entry.description} content={descriptionOf(lang, product)} />
      <p className={entry.prices}>
        <PriceTag
          className={entry.price}
          originalClassName={entry.original}
          shekels={prices.price}
          original={prices.original}
          originalLabel={t.originalPrice}
        />
        {tax.kind !== 'exempt' && <span className={entry.vat}>{cart.vat}</span>}
        {prices.discount > 0 && <Badge look="offer">{t.off(formatPercent(lang, prices.discount))}</Badge>}
      </p>
      {stock === 'few' && <p className={entry.few}>{t.onlyLeft(piecesLeft(product))}</p>}
      <BuyBar
        large
        filled
        title={title.text}
        soldOut={stock === 'soldOut'}
        quantity={quantity}
        onQuantity={setQuantity}
        onAdd={() => void addToCart('Item', product._id, quantity)}
      />
      <div className={styles.foot}>
        <p className={entry.note}>
          <Icon name="clock" />
          {stock === 'soldOut' ? texts.soldOutNote : note}
        </p>
        <ShareButton title={title.text} path={pages.product(product._id)} words={texts} />
      </div>
      <ProductFolds product={product} title={title.text} />
    </div>
  );
}
