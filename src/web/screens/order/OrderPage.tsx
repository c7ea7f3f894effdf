import { useRef } from 'react';
import type { Order } from '#contract/orders.ts';
import type { OrdersApi } from '#web/features/orders/orders-api.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
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
  const phase = usePaying(order);
  const told = useRef<HTMLHeadingElement>(null);
  const cancellation = useLineCancellation({ order, api, onChange, told });
  return (
    <>
      <PageHead title={t.pageTitle(order.number)} noindex />
      {phase === 'none' || phase === 'open' ? (
        <OrderIntro order={order} text={leadOf(order, t)} />
      ) : (
        <OrderIntro order={order} {...t.phases[phase]} />
      )}
      <Container className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <CancellationNote ref={told} order={order} />
            {(phase === 'waiting' || phase === 'late') && <PayWaiting order={order} />}
            {order.payment.holdUntil && <HoldCard until={order.payment.holdUntil} />}
            {order.payment.method === 'arrange' && missingOf(order) > 0 && <HowToPay order={order} />}
            {(phase === 'open' || phase === 'declined') && (
              <PayOnline order={order} api={api} isDeclined={phase === 'declined'} />
            )}
            <OrderLines order={order} onCancel={cancellation.ask} onNearCancel={cancellation.prepare} />
            <OrderDetails order={order} />
          </div>
          <aside className={styles.aside}>
            <OrderSums order={order} />
            <Button className={styles.print} onClick={() => window.print()}>
              {t.print}
            </Button>
            {order.state === 'pending' && <CancelOrder order={order} api={api} onCancelled={onChange} />}
            <OrderTimeline timeline={order.timeline} />
            <OrderQuestion _id={order._id} number={order.number} />
          </aside>
        </div>
      </Container>
      {cancellation.dialog}
    </>
  );
}
