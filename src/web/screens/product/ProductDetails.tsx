import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import type { Product } from '#contract/products.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { shownProductPrices } from '#contract/shown-prices.ts';
import { piecesLeft, stockState } from '#domain/product.ts';
import { BuyBar } from '#web/features/catalogue/BuyBar.tsx';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { NoScriptWay } from '#web/features/page/NoScriptWay.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { ShareButton } from '../entry/ShareButton.tsx';
import entry from '../entry/entry.module.css';
import { useAddToCart } from '../actions/use-add-to-cart.ts';
import styles from './ProductDetails.module.css';
import { ProductFolds } from './ProductFolds.tsx';
import { ProductIntro } from './ProductIntro.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { Promises } from './Promises.tsx';

export function ProductDetails({ product }: { product: Product }) {
  const { product: t } = useMessages();
  const texts = usePageTexts('product');
  const lang = useLang();
  const addToCart = useAddToCart();
  const [quantity, setQuantity] = useState<number>(BOUNDS.quantity.min);
  const title = titleOf(lang, product);
  const stock = stockState(product);
  const note = product.isCustomizable ? texts.orderNote : texts.readyNote;
  return (
    <div className={styles.details}>
      <ProductIntro product={product} />
      <div className={styles.act}>
        <p className={entry.prices}>
          <ProductPrice {...shownProductPrices(product)} />
        </p>
        {stock === 'few' && <p className={entry.few}>{t.onlyLeft(piecesLeft(product))}</p>}
        <BuyBar
          large
          filled
          title={title.text}
          left={piecesLeft(product)}
          quantity={quantity}
          onQuantity={setQuantity}
          onAdd={() => void addToCart('Item', product._id, quantity)}
        />
        <noscript>{import.meta.env.SSR && <NoScriptWay to="order" />}</noscript>
      </div>
      <Promises
        when={stock === 'soldOut' ? texts.soldOutNote : note}
        cancel={product.isCustomizable ? texts.untilBegun : texts.until14Days}
      />
      <div className={styles.share}>
        <ShareButton title={title.text} path={pages.product(product._id)} words={texts} />
      </div>
      <ProductFolds product={product} title={title.text} />
    </div>
  );
}
