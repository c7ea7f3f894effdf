import type { Ref } from 'react';
import type { Order } from '#contract/orders.ts';
import { isInWords } from '#domain/orders/asked-quantity.ts';
import { refundDeadline } from '#domain/orders/refund-deadline.ts';
import { askedCount } from '#i18n/asked-count.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay } from '#i18n/dates.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { momentOf, priceText } from './order-words.ts';
import styles from './CancellationNote.module.css';

/** What was asked for, and what becomes of it. */
export function CancellationNote({ order, ref }: { order: Order; ref: Ref<HTMLHeadingElement> }) {
  const { request: t } = usePageTexts('order');
  const { mail } = useFacts();
  const lang = useLang();
  const { cancellationRequest: request, lines, payment } = order;
  if (!request) return null;
  const { at, settled, refund } = request;
  const fee = payment.fee === undefined ? null : priceText(payment.fee);
  const asked = lines.filter(({ _id }) => request.lines.includes(_id));
  const by = formatDay(lang, refundDeadline(at));
  const sum = refund > 0 ? t.refund(priceText(refund), by) : t.nothingPaid;
  const due = isInWords(request) && payment.paid > 0 ? t.inWords(by) : sum;
  return (
    <section className={styles.note}>
      <h2 ref={ref} tabIndex={-1} className={styles.title}>
        {settled ? t.settledTitle : t.title}
      </h2>
      {!isInWords(request) && (
        <ul className={styles.lines}>
          {asked.map((line) => (
            <li key={line._id}>
              <Text content={contentText(lang, line.title, line.translations?.en?.title)} />
              {line.quantity > 1 && ` · ${askedCount(lang, request, line)}`}
            </li>
          ))}
        </ul>
      )}
      {request.text && (
        <p className={styles.text} dir="auto">
          {request.text}
        </p>
      )}
      {settled ? (
        <p>
          {t.settled(momentOf(lang, settled))}{' '}
          {payment.refunded > 0 && t.refunded(priceText(payment.refunded), fee)}
        </p>
      ) : (
        <>
          <p className={styles.refund}>{due}</p>
          {request.defect && <p>{t.noFee}</p>}
          <p>
            {t.sent(momentOf(lang, at))} {t.next} {mail && t.mail}
          </p>
        </>
      )}
    </section>
  );
}
