import type { Ref } from 'react';
import type { Cart } from '#contract/carts.ts';
import { lineKey, type LineItem } from '#domain/cart.ts';
import type { Shekels } from '#domain/money.ts';
import { formatPrice } from '#i18n/format.ts';
import { isolatedAddress } from '#i18n/isolated.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLang } from '#ui/language.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import { lineTitles } from './line-titles.ts';
import type { QuoteChanges } from './quote-changes.ts';
import styles from './OrderNotice.module.css';

interface CartChangesProps {
  cart: Cart;
  changes: QuoteChanges;
  /** What the server said where no line says more. */
  sentence: string | null;
  ref: Ref<HTMLDivElement>;
}

/** Focused after a press that found that something changed meanwhile. */
export function CartChanges({ cart, changes, sentence, ref }: CartChangesProps) {
  const t = usePageTexts('order-form');
  const lang = useLang();
  const price = (shekels: Shekels) => isolatedAddress(`₪${formatPrice(shekels, true)}`);
  const titles = lineTitles(cart, lang);
  // A line without a title has left the cart, whose own notice names it.
  const told = <Line extends LineItem>(lines: Line[], say: (title: string, line: Line) => string) =>
    lines.flatMap((line) => {
      const title = titles.get(lineKey(line));
      return title === undefined ? [] : say(title, line);
    });
  const prices = new Map(changes.prices.map((one) => [one.line, one]));
  const sentences = [
    ...told(changes.gone, (title, { productType }) =>
      productType === 'Tutorial' ? t.changes.owned(title) : t.changes.soldOut(title),
    ),
    ...told(changes.short, (title) => t.changes.short(title)),
    ...told([...prices.keys()], (title, line) => {
      const { from, to } = prices.get(line)!;
      return t.changes.price(title, price(from), price(to));
    }),
  ];
  const said = sentences.length > 0 || sentence === null ? sentences : [sentence];
  return (
    <div ref={ref} tabIndex={-1} className={styles.changes}>
      {said.length > 0 && (
        <OrderNotice title={t.changes.title}>
          {said.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </OrderNotice>
      )}
    </div>
  );
}
