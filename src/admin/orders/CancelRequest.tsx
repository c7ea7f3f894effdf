/** A customer's request, settled by a refund of what it asks for or by an answer. */
import { useRef, useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { isInWords } from '#domain/orders/asked-quantity.ts';
import { refundDeadline } from '#domain/orders/refund-deadline.ts';
import { askedCount } from '#i18n/asked-count.ts';
import { lineTitle } from '#i18n/chosen.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay } from '#i18n/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { LongText } from '#ui/LongText.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Refund } from './Refund.tsx';
import { ACT_IDS } from './main-act.ts';
import { startOfRequest } from './refund-start.ts';
import { canRefund } from './refund-values.ts';
import acts from './acts.module.css';
import styles from './Warnings.module.css';

interface CancelRequestProps {
  order: AdminOrder;
  request: NonNullable<AdminOrder['cancellationRequest']>;
  /** Nothing is more urgent. */
  isMain: boolean;
}

export function CancelRequest({ order, request, isMain }: CancelRequestProps) {
  const { orders: t, orderActs } = useAdminMessages();
  const { settling } = orderActs;
  const lang = useLang();
  const [isAnswering, setAnswering] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const start = startOfRequest(order, settling.reason);
  const asked = order.lines.filter(({ _id }) => request.lines.includes(_id));
  const day = formatDay(lang, request.at);
  const until = formatDay(lang, refundDeadline(request.at));
  return (
    <section className={styles.warn} aria-labelledby="order-request">
      <AdminIcon name="clock" />
      <div className={styles.body}>
        <h2 id="order-request" className={styles.title}>
          {t.request.title}
        </h2>
        <p>
          {isInWords(request) ? t.request.inWords(day, until) : t.request.text(day, request.refund, until)}
        </p>
        {request.defect && <p>{t.request.defect}</p>}
        {!isInWords(request) && (order.lines.length > 1 || asked.some(({ quantity }) => quantity > 1)) && (
          <ul className={styles.asked} aria-label={settling.asked}>
            {asked.map((line) => (
              <li key={line._id}>
                <bdi>{lineTitle(lang, line)}</bdi>
                {line.quantity > 1 && ` · ${askedCount(lang, request, line)}`}
              </li>
            ))}
          </ul>
        )}
        {request.text !== undefined && (
          <LongText className={styles.text} content={contentText(lang, request.text, undefined)} />
        )}
        <div className={acts.acts}>
          {start && canRefund(order) && (
            <Refund
              id={isMain ? ACT_IDS.main : undefined}
              order={order}
              start={start}
              look={isMain ? 'primary' : 'secondary'}
              label={settling.refund}
            />
          )}
          <Button ref={opener} small onClick={() => setAnswering(true)}>
            <AdminIcon name="mail" />
            {settling.answer}
          </Button>
        </div>
        <Dialog open={isAnswering} onOpenChange={setAnswering} opener={opener}>
          <AnswerForm order={order} onClose={() => setAnswering(false)} />
        </Dialog>
      </div>
    </section>
  );
}
