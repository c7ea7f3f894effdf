import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { pages } from '#contract/routes.ts';
import { readCheckoutOptions } from '#web/features/orders/checkout-options.ts';
import { createLatest, NOTHING_YET } from '#web/features/orders/latest.ts';
import { hasOpenedPayment, leaveToPay } from '#web/features/orders/leave-to-pay.ts';
import type { OrdersApi } from '#web/features/orders/orders-api.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import type { RouterContext } from '#web/router-context.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Price } from '#ui/Price.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useStore } from '#ui/store.ts';
import { missingOf } from './order-words.ts';
import styles from './HowToPay.module.css';

interface PayOnlineProps {
  order: Order;
  api: OrdersApi;
  isDeclined: boolean;
}

/** Leads to the provider's page, after a decline to a new one; back from there, also to the other ways to pay. */
export function PayOnline({ order, api, isDeclined }: PayOnlineProps) {
  const t = usePageTexts('order');
  const { api: shop } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const offered = useMemo(() => createLatest(() => readCheckoutOptions(shop)), [shop]);
  const { value: options } = useStore(offered.state, NOTHING_YET);
  useEffect(() => void offered.ask(), [offered]);
  const [leaving, setLeaving] = useState(false);
  const pay = async (method?: 'card' | 'bit') => {
    setLeaving(true);
    try {
      leaveToPay(order._id, (await api.pay(order._id, method)).url);
    } catch (error) {
      console.error(error);
      setLeaving(false);
      showSnack({ message: failureSentence(error, t.payFailed), severity: 'error' });
    }
  };
  const other = order.payment.method === 'bit' ? 'card' : 'bit';
  const offers = (method: string) => options?.payments?.some((one) => one.method === method);
  return (
    <section>
      <h2 className={styles.title}>{t.payOnline}</h2>
      <div className={styles.card}>
        <div className={styles.row}>
          <p className={styles.what}>{t.toPay}</p>
          <Price className={styles.sum} shekels={missingOf(order)} exact />
        </div>
        <div className={styles.row}>
          <p className={styles.note}>
            {isDeclined ? t.payDeclined : t.payOpen} {options?.simulated && t.payForShow}
          </p>
          <div className={styles.ways}>
            <Button look="primary" disabled={leaving} onClick={() => void pay()}>
              {isDeclined ? t.payAgain : t.payNow}
            </Button>
            {offers(other) && (
              <Button disabled={leaving} onClick={() => void pay(other)}>
                {t.payBy[other]}
              </Button>
            )}
            {(isDeclined || hasOpenedPayment(order._id)) && offers('arrange') && (
              <ButtonLink to={pages.checkout()} look="quiet">
                {t.payOtherwise}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
