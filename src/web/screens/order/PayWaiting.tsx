import type { Order } from '#contract/orders.ts';
import { isolatedAddress } from '#i18n/isolated.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { leaveToPay } from '#web/features/orders/leave-to-pay.ts';
import { Button } from '#ui/Button.tsx';
import styles from './PayWaiting.module.css';

/** Between the provider's page and its word; whoever hasn't paid there goes back to the very same page. */
export function PayWaiting({ order }: { order: Order }) {
  const { waiting: t } = usePageTexts('order');
  const { mail } = useFacts();
  const { url } = order.payment;
  const { email } = order.contact;
  return (
    <section className={styles.card}>
      <p className={styles.words}>
        <span className={styles.wheel} aria-hidden="true" />
        <span>
          {mail && email && t.mail(isolatedAddress(email))} <strong>{t.once}</strong>
        </span>
      </p>
      {url && (
        <p className={styles.again}>
          <span>{t.unpaid}</span>
          <Button onClick={() => leaveToPay(order._id, url)}>{t.back}</Button>
        </p>
      )}
    </section>
  );
}
