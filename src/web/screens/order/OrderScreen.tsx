/** A customer's order: what state it is in, what happens next, and what it holds. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { Order } from '#contract/orders.ts';
import { pages } from '#contract/routes.ts';
import { createLatest, NOTHING_YET } from '#web/features/orders/latest.ts';
import { createOrdersApi, type OrdersApi } from '#web/features/orders/orders-api.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import type { RouterContext } from '#web/router-context.ts';
import type { ScreenProps } from '#web/screen.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import { useStore } from '#ui/store.ts';
import { useVisitorsToLogin } from '../actions/use-visitors-to-login.ts';
import { OrderPage } from './OrderPage.tsx';
import styles from './OrderScreen.module.css';

/** An unknown order is an answer, too. */
type Found = { order: Order | null };

const foundBy =
  (api: OrdersApi) =>
  async (id: string): Promise<Found> => ({ order: await api.order(id) });

export default function OrderScreen({ params }: ScreenProps<null>) {
  const t = usePageTexts('order');
  const { common, cart } = useMessages();
  useVisitorsToLogin();
  const { user } = useSessionState();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const ordersApi = useMemo(() => createOrdersApi(api), [api]);
  const found = useMemo(() => createLatest(foundBy(ordersApi)), [ordersApi]);
  const { value, failed } = useStore(found.state, NOTHING_YET);
  const id = params.id!;
  const userId = user?._id;

  useEffect(() => {
    if (userId === undefined) return;
    void found.ask(id);
    // What the shop did meanwhile is seen on coming back.
    const again = () => void found.ask(id);
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [found, id, userId]);

  if (value?.order)
    return <OrderPage order={value.order} api={ordersApi} onChange={(order) => found.show({ order })} />;
  return (
    <>
      <PageHead title={t.title} noindex />
      <PageIntro title={t.title} />
      <Container className={styles.page}>
        {value ? (
          <EmptyState text={t.unknown}>
            <ButtonLink to={pages.shop()} look="primary">
              {cart.continueShopping}
            </ButtonLink>
          </EmptyState>
        ) : failed ? (
          <EmptyState text={t.loadFailed}>
            <Button onClick={() => void found.retry()}>{common.retry}</Button>
          </EmptyState>
        ) : (
          <div className={styles.waiting}>
            <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
            <Skeleton className={styles.shape} />
            <Skeleton className={styles.shape} />
          </div>
        )}
      </Container>
    </>
  );
}
