import type { Product } from '#contract/products.ts';
import { contentText } from '#i18n/content.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import entry from '#web/screens/entry/entry.module.css';
import { ProductPrice } from '../ProductPrice.tsx';
import { chosenPrices } from './chosen-prices.ts';
import styles from './ChosenPrice.module.css';

interface ChosenPriceProps {
  product: Product;
  picked: readonly string[];
  withText: boolean;
}

export function ChosenPrice({ product, picked, withText }: ChosenPriceProps) {
  const { product: t } = useMessages();
  const { piece } = usePageTexts('choosing');
  const lang = useLang();
  const { isFrom, parts, ...prices } = chosenPrices(product, picked, withText);
  const rule = product.personalText;
  return (
    <p className={styles.prices} aria-live="polite" aria-atomic="true">
      <span className={entry.prices}>
        {isFrom && <span className={styles.from}>{t.from}</span>}
        <ProductPrice {...prices} />
      </span>
      {parts && rule && (
        <span className={entry.vat}>
          {piece} <Price shekels={parts.piece} />
          {' + '}
          <Text content={contentText(lang, rule.title, rule.translations?.en?.title)} />{' '}
          <Price shekels={parts.text} />
        </span>
      )}
    </p>
  );
}
