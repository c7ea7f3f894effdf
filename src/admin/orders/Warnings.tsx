/** What the admin must decide before anything else. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { refundDeadline } from '#domain/orders/refund-deadline.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay } from '#i18n/format.ts';
import { LongText } from '#ui/LongText.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './Warnings.module.css';

export function Warnings({ order: { payment, cancellationRequest: request } }: { order: AdminOrder }) {
  const { orders: t } = useAdminMessages();
  const lang = useLang();
  return (
    <>
      {payment.state === 'review' && (
        <div className={styles.stop}>
          <AdminIcon name="alert" />
          <p>{t.reviewText}</p>
        </div>
      )}
      {request && request.settled === undefined && (
        <section className={styles.warn} aria-labelledby="order-request">
          <AdminIcon name="clock" />
          <div>
            <h2 id="order-request" className={styles.title}>
              {t.request.title}
            </h2>
            <p>
              {t.request.text(
                formatDay(lang, request.at),
                request.refund,
                formatDay(lang, refundDeadline(request.at)),
              )}
            </p>
            {request.defect && <p>{t.request.defect}</p>}
            {request.text !== undefined && (
              <LongText className={styles.text} content={contentText(lang, request.text, undefined)} />
            )}
          </div>
        </section>
      )}
    </>
  );
}
