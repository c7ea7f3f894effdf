import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Order } from '#contract/orders.ts';
import { pages } from '#contract/routes.ts';
import { formatDay } from '#i18n/dates.ts';
import { useFacts, useNow } from '#web/features/page/facts.tsx';
import type { OrdersApi } from '#web/features/orders/orders-api.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { MoreLink } from '#ui/Section.tsx';
import { useLang } from '#ui/language.tsx';
import { showTold } from '#ui/show-told.ts';
import { Bench } from './bench/Bench.tsx';
import { benchLines, lastReadyBy } from './bench/bench-lines.ts';
import { useRenewal } from './bench/use-renewal.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { CancellationNote } from './CancellationNote.tsx';
import { HoldCard } from './HoldCard.tsx';
import { HowToPay } from './HowToPay.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderIntro } from './OrderIntro.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderQuestion } from './OrderQuestion.tsx';
import { OrderSums } from './OrderSums.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { PayOnline } from './PayOnline.tsx';
import { PayWaiting } from './PayWaiting.tsx';
import { isCancelling } from './order-state.ts';
import { leadOf, missingOf } from './order-words.ts';
import { usePaying } from './use-paying.ts';
import { useLineCancellation } from './use-line-cancellation.tsx';
import styles from './OrderScreen.module.css';

interface OrderPageProps {
  order: Order;
  api: OrdersApi;
  onChange: (order: Order) => void;
}

export function OrderPage({ order, api, onChange }: OrderPageProps) {
  const t = usePageTexts('order');
  const { mail } = useFacts();
  const phase = usePaying(order);
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef<HTMLHeadingElement>(null);
  const cancellation = useLineCancellation({ order, api, onChange, told });
  const lang = useLang();
  const now = useNow();
  const readyBy = isCancelling(order) ? null : lastReadyBy(order, now);
  const pieces = order.lines.filter(
    ({ productType, state }) => productType === 'Item' && state !== 'cancelled',
  );
  const benches = benchLines(order);
  const cancelled = (changed: Order) => {
    // The heading may be another's.
    flushSync(() => onChange(changed));
    showTold(heading.current);
  };
  const renew = useRenewal(api, order._id, onChange);
  const question = <OrderQuestion _id={order._id} number={order.number} />;
  return (
    <>
      <PageHead title={t.pageTitle(order.number)} noindex />
      {phase === 'none' || phase === 'open' ? (
        <OrderIntro
          heading={heading}
          order={order}
          text={leadOf(order, t, mail)}
          ready={readyBy && t.lastReadyBy(formatDay(lang, readyBy), pieces.length === 1)}
        />
      ) : (
        <OrderIntro heading={heading} order={order} {...t.phases[phase]} />
      )}
      <Container className={styles.page}>
        {benches.map((line, index) => (
          <Bench key={line._id} order={order} line={line} onRenew={renew}>
            {index === 0 && (
              <div className={styles.onward}>
                {question}
                <a className={styles.details} href="#order">
                  {t.allDetails}
                </a>
              </div>
            )}
          </Bench>
        ))}
        <div id="order" className={styles.columns}>
          <div className={styles.main}>
            {order.replacedBy !== undefined && (
              <MoreLink to={pages.order(order.replacedBy)} label={t.toReplacement} />
            )}
            <CancellationNote ref={told} order={order} />
            {(phase === 'waiting' || phase === 'late') && <PayWaiting order={order} />}
            {order.payment.holdUntil && <HoldCard until={order.payment.holdUntil} />}
            {order.payment.method === 'arrange' && missingOf(order) > 0 && <HowToPay order={order} />}
            {(phase === 'open' || phase === 'declined') && (
              <PayOnline order={order} api={api} isDeclined={phase === 'declined'} />
            )}
            <OrderLines
              order={order}
              onCancel={cancellation.ask}
              onNearCancel={cancellation.prepare}
              onGiven={renew}
            />
            <OrderDetails order={order} />
          </div>
          <aside className={styles.aside}>
            <OrderSums order={order} />
            <Button className={styles.print} onClick={() => window.print()}>
              {t.print}
            </Button>
            {order.state === 'pending' && <CancelOrder order={order} api={api} onCancelled={cancelled} />}
            <OrderTimeline timeline={order.timeline} />
            {benches.length === 0 && question}
          </aside>
        </div>
      </Container>
      {cancellation.dialog}
    </>
  );
}
