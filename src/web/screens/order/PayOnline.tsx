import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import type { OrdersApi } from '#web/features/orders/orders-api.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { Button } from '#ui/Button.tsx';
import { Price } from '#ui/Price.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { missingOf } from './order-words.ts';
import styles from './HowToPay.module.css';

/** Leads to the provider's page; without one the last try was declined. */
export function PayOnline({ order, api }: { order: Order; api: OrdersApi }) {
  const t = usePageTexts('order');
  const [leaving, setLeaving] = useState(false);
  const pay = async () => {
    setLeaving(true);
    try {
      // A navigation, because the page's own policy allows forms to the shop alone.
      location.assign((await api.pay(order._id)).url);
    } catch (error) {
      console.error(error);
      setLeaving(false);
      showSnack({ message: failureSentence(error, t.payFailed), severity: 'error' });
    }
  };
  return (
    <section>
      <h2 className={styles.title}>{t.payOnline}</h2>
      <div className={styles.card}>
        <div className={styles.row}>
          <p className={styles.what}>{t.toPay}</p>
          <Price className={styles.sum} shekels={missingOf(order)} exact />
        </div>
        <div className={styles.row}>
          <p className={styles.note}>{order.payment.url ? t.payOpen : t.payDeclined}</p>
          <Button look="primary" disabled={leaving} onClick={() => void pay()}>
            {order.payment.url ? t.payNow : t.payAgain}
          </Button>
        </div>
      </div>
    </section>
  );
}
