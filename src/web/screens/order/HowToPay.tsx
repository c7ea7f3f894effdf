import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { Order } from '#contract/orders.ts';
import { createLatest, NOTHING_YET } from '#web/features/orders/latest.ts';
import { readCheckoutOptions } from '#web/features/orders/checkout-options.ts';
import type { RouterContext } from '#web/router-context.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Price } from '#ui/Price.tsx';
import { useLang } from '#ui/language.tsx';
import { useStore } from '#ui/store.ts';
import { CopyButton } from './CopyButton.tsx';
import { missingOf, priceText } from './order-words.ts';
import styles from './HowToPay.module.css';

/** The admin's own words on paying by arrangement. */
export function HowToPay({ order }: { order: Order }) {
  const t = usePageTexts('order');
  const lang = useLang();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const offered = useMemo(() => createLatest(() => readCheckoutOptions(api)), [api]);
  const { value: options } = useStore(offered.state, NOTHING_YET);
  useEffect(() => void offered.ask(), [offered]);
  const way = options?.payments?.find(({ method }) => method === order.payment.method);
  const note = (lang === 'en' ? way?.translations?.en?.note : undefined) ?? way?.note;
  const { paid } = order.payment;
  return (
    <section>
      <h2 className={styles.title}>{t.payTitle}</h2>
      <div className={styles.card}>
        <div className={styles.row}>
          <div>
            <p className={styles.what}>{t.toPay}</p>
            {paid > 0 && <p className={styles.note}>{t.paidSoFar(priceText(paid))}</p>}
          </div>
          <Price className={styles.sum} shekels={missingOf(order)} exact />
        </div>
        {note && (
          <div className={styles.row}>
            <p className={styles.note}>{note}</p>
            <CopyButton text={note} what={t.copying.details} />
          </div>
        )}
        <div className={styles.row}>
          <div>
            <p className={styles.what}>{t.pageTitle(order.number)}</p>
            <p className={styles.note}>{t.numberText}</p>
          </div>
          <CopyButton text={String(order.number)} what={t.copying.number} />
        </div>
      </div>
    </section>
  );
}
