import { useState } from 'react';
import type { Cart } from '#contract/carts.ts';
import type { CheckoutOptions, Quote } from '#contract/checkout.ts';
import { lineKey } from '#domain/cart.ts';
import type { Lang } from '#domain/language.ts';
import type { PaymentMethod } from '#domain/orders/payment-state.ts';
import { contentText } from '#i18n/content.ts';
import { formatPercent } from '#i18n/format.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Chosen } from '#ui/Chosen.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Price } from '#ui/Price.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { cx } from '#ui/cx.ts';
import { isProblem } from './order-values.ts';
import styles from './OrderSummary.module.css';

interface OrderSummaryProps {
  cart: Cart;
  quote: Quote;
  options: CheckoutOptions;
  payment: PaymentMethod | null;
  accepted: boolean;
  busy: boolean;
  /** Why the order wasn't placed. */
  failure: string | null;
}

export function OrderSummary(props: OrderSummaryProps) {
  const { cart, quote, options, payment, accepted, busy, failure } = props;
  const t = usePageTexts('order-form');
  const { cart: cartTexts } = useMessages();
  const isChosen = payment !== null || quote.total === 0;
  const isForShow = options.simulated && quote.total > 0 && isPaidOnline(payment);
  return (
    <aside className={styles.aside}>
      <SummaryCard cart={cart} quote={quote} options={options} />
      <div className={styles.act}>
        <p className={styles.actTotal} aria-live="polite">
          <span>{cartTexts.sum}</span>
          <Price className={styles.total} shekels={quote.total} exact />
        </p>
        <Button
          type="submit"
          look="primary"
          wide
          aria-disabled={!accepted || busy}
          aria-describedby="order-hint"
        >
          {busy ? t.placing : labelOf(quote.total, payment, t)}
          {!busy && quote.total > 0 && isPaidOnline(payment) && (
            <Price className={styles.actAmount} shekels={quote.total} exact />
          )}
        </Button>
        <p role="status" className={styles.failure}>
          {failure}
        </p>
        <p id="order-hint" className={cx(styles.hint, !(accepted && isChosen) && styles.asks)}>
          {isForShow && <strong>{t.hints.simulated} </strong>}
          {!accepted ? t.proceedHint : isChosen ? t.hints[payment ?? 'arrange'] : t.hints.choose}
        </p>
      </div>
    </aside>
  );
}

interface SummaryCardProps extends Pick<OrderSummaryProps, 'cart' | 'quote' | 'options'> {
  /** The form, where it has one column; the other one is beside it where it has two. */
  above?: boolean;
}

export function SummaryCard({ cart, quote, options, above }: SummaryCardProps) {
  const t = usePageTexts('order-form');
  const [open, setOpen] = useState(false);
  return (
    <section className={cx(styles.card, above && styles.above)}>
      <button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={styles.foldTitle}>{t.summary}</span>
        <span className={styles.count}>{t.itemCount(countOf(quote))}</span>
        <Price className={styles.foldTotal} shekels={quote.total} exact />
        <Icon name="chevron" size={20} className={cx(styles.chevron, open && styles.up)} />
      </button>
      <div className={cx(styles.content, !open && styles.closed)}>
        <h2 className={styles.title}>{t.summary}</h2>
        <SummaryLines cart={cart} quote={quote} />
        <SummarySums quote={quote} options={options} />
      </div>
    </section>
  );
}

/** Of what can be ordered, as the cart counts it. */
function countOf(quote: Quote): number {
  return quote.lines.reduce((sum, { quantity }, index) => sum + (isProblem(quote, index) ? 0 : quantity), 0);
}

function labelOf(
  total: number,
  payment: PaymentMethod | null,
  t: ReturnType<typeof usePageTexts<'order-form'>>,
): string {
  if (total === 0) return t.confirm;
  return isPaidOnline(payment) ? t.pay : t.send;
}

function isPaidOnline(payment: PaymentMethod | null): boolean {
  return payment === 'card' || payment === 'bit';
}

function SummaryLines({ cart, quote }: { cart: Cart; quote: Quote }) {
  const t = usePageTexts('order-form');
  const lang = useLang();
  const details = new Map(cart.items.map((line) => [lineKey(line), line.productDetails]));
  return (
    <ul className={styles.lines}>
      {quote.lines.map((line, index) => {
        const known = details.get(lineKey(line));
        // It left the cart by itself.
        if (!known) return null;
        return (
          <li key={lineKey(line)} className={cx(styles.line, isProblem(quote, index) && styles.gone)}>
            <span>
              <Text content={contentText(lang, known.title, known.translations?.en?.title)} />
              {line.quantity > 1 && (
                <>
                  {' '}
                  <bdi dir="ltr">× {line.quantity}</bdi>
                </>
              )}
              <Chosen of={line} />
              {line.consent === 'made_to_order' && (
                <span className={styles.made}>
                  {t.madeForYou}
                  {line.leadDays && ` ${t.fromPayment} ${t.businessDays(line.leadDays, line.leadDays)}`}
                </span>
              )}
            </span>
            <Price shekels={line.lineTotal} exact />
          </li>
        );
      })}
    </ul>
  );
}

function SummarySums({ quote, options }: Pick<OrderSummaryProps, 'quote' | 'options'>) {
  const t = usePageTexts('order-form');
  const { cart: cartTexts } = useMessages();
  const { offers } = useFacts();
  const lang = useLang();
  const { discounts, delivery, vat, total } = quote;
  const chosen = options.delivery.find(({ method }) => method === delivery?.method);
  return (
    <>
      {(discounts.length > 0 || delivery) && (
        <div className={styles.parts}>
          {discounts.map(({ kind, amount }) => (
            <p key={kind} className={cx(styles.line, styles.discount)}>
              <span>{cartTexts.firstOrder(formatPercent(offers.firstOrder))}</span>
              <bdi dir="ltr">
                −<Price shekels={amount} exact />
              </bdi>
            </p>
          ))}
          {delivery && (
            <p className={styles.line}>
              <span>{chosen && titleIn(lang, chosen)}</span>
              {delivery.price === 0 ? t.free : <Price shekels={delivery.price} exact />}
            </p>
          )}
        </div>
      )}
      <p className={styles.sum}>
        <span>{cartTexts.sum}</span>
        <Price className={styles.total} shekels={total} exact />
      </p>
      {vat && (
        <p className={styles.vat}>
          {t.vatInside} <Price shekels={vat.amount} exact />
        </p>
      )}
    </>
  );
}

function titleIn(lang: Lang, { title, translations }: CheckoutOptions['delivery'][number]): string {
  return (lang === 'en' ? translations?.en?.title : undefined) ?? title;
}
