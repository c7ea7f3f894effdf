import type { CancellationReceipt } from '#contract/cancellation-receipts.ts';
import { pages } from '#contract/routes.ts';
import { isInWords } from '#domain/orders/asked-quantity.ts';
import { someOf } from '#i18n/asked-count.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay } from '#i18n/dates.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { Chosen } from '#ui/Chosen.tsx';
import { Link } from '#ui/Link.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { momentOf } from '../order/order-words.ts';
import intro from '../order/OrderIntro.module.css';
import sums from '../order/OrderSums.module.css';
import { ReceiptSteps } from './ReceiptSteps.tsx';
import styles from './Receipt.module.css';

export function Receipt({ receipt }: { receipt: CancellationReceipt }) {
  const { receipt: t } = usePageTexts('cancel');
  const { mail } = useFacts();
  const lang = useLang();
  const { number, at, settled, lines, fee, refund, refundBy, defect } = receipt;
  const state = settled === undefined ? 'open' : 'settled';
  return (
    <>
      <PageHead title={t.pageTitle(number)} noindex />
      <Container className={intro.intro}>
        <p className={intro.number}>
          {t.order(number)} <span className={intro.badge}>{t.badge[state]}</span>
        </p>
        <div role="status">
          <h1 className={intro.title}>{t.title[state]}</h1>
          <p className={intro.text}>{t.sent(momentOf(lang, at))}</p>
        </div>
      </Container>
      <Container className={styles.page}>
        <section className={styles.card}>
          <h2 className={sums.title}>{t.asked}</h2>
          {lines.map(({ _id, title, translations, quantity, of, amount, ...line }) => (
            <p key={_id} className={styles.line}>
              <span>
                <Text content={contentText(lang, title, translations?.en?.title)} />
                {(of !== undefined || quantity > 1) && (
                  <span className={styles.copies}>
                    {of === undefined ? t.copies(quantity) : someOf(lang, quantity, of)}
                  </span>
                )}
                <Chosen of={line} />
              </span>
              {amount !== undefined && amount > 0 && <Price shekels={amount} exact />}
            </p>
          ))}
          {fee > 0 && (
            <p className={sums.row}>
              <span>{t.fee}</span>
              <bdi dir="ltr">
                −<Price shekels={fee} exact />
              </bdi>
            </p>
          )}
          {defect && <p className={sums.vat}>{t.noFee}</p>}
          {refund > 0 ? (
            <>
              <p className={sums.total}>
                <span>{t.back[state]}</span>
                <Price className={sums.sum} shekels={refund} exact />
              </p>
              {state === 'open' && <p className={sums.vat}>{t.by(formatDay(lang, refundBy, true))}</p>}
            </>
          ) : (
            (state === 'open' || mail) && (
              <p className={sums.vat}>
                {state === 'open' && isInWords(receipt) ? t.inWords : t.nothing[state]}
              </p>
            )
          )}
        </section>
        <ReceiptSteps receipt={receipt} />
        <div className={styles.acts}>
          <Button onClick={() => window.print()}>{t.print}</Button>
          <Link to={pages.contact({ about: 'cancellation' })} className={sums.link}>
            {t.question}
          </Link>
        </div>
      </Container>
    </>
  );
}
