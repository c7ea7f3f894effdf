import type { CancellationQuote } from '#contract/orders.ts';
import { formatDay } from '#i18n/dates.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Price } from '#ui/Price.tsx';
import { useLang } from '#ui/language.tsx';
import { priceText } from './order-words.ts';
import styles from './CancelLines.module.css';

interface CancelSumProps {
  /** Null while it isn't known. */
  quote: CancellationQuote | null;
  failed: boolean;
  isNothing: boolean;
  /** With what was asked for before. */
  isTogether: boolean;
}

export function CancelSum({ quote, failed, isNothing, isTogether }: CancelSumProps) {
  const { cancelling: t } = usePageTexts('order');
  const lang = useLang();
  return (
    <div className={styles.sum} role="status">
      {isNothing ? (
        <p>{t.nothing}</p>
      ) : quote ? (
        <>
          <p className={styles.back}>
            <span>{t.refund}</span>
            <Price className={styles.amount} shekels={quote.refund} exact />
          </p>
          <p>
            {quote.fee > 0 ? t.fee(priceText(quote.fee)) : t.noFee}{' '}
            {t.refundBy(formatDay(lang, quote.refundBy))} {isTogether && t.together}
          </p>
        </>
      ) : (
        <p>{failed ? t.countFailed : t.counting}</p>
      )}
    </div>
  );
}
