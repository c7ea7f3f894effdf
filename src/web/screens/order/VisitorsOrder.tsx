/** Nothing of the person or the goods. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { orderApi } from '#contract/order-routes.ts';
import type { OrderStatus } from '#contract/orders.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useVisitorGate } from '#web/features/session/useVisitorGate.ts';
import type { RouterContext } from '#web/router-context.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { useMessages } from '#ui/language.tsx';
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx';
import { OrderIntro } from './OrderIntro.tsx';
import { OrderWait } from './OrderWait.tsx';
import { isWaiting, visitorsLeadOf } from './order-words.ts';
import { PAUSE, SOON } from './polling.ts';
import { useClock } from '#ui/use-clock.ts';
import { useWatched } from './use-watched.ts';
import styles from './OrderScreen.module.css';

const MINUTE = 60_000;

export function VisitorsOrder({ id }: { id: string }) {
  const t = usePageTexts('order');
  const { mail } = useFacts();
  const { nav } = useMessages();
  const { loginHref } = useVisitorGate();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const read = useCallback(
    async () => (await api.call<{ data: OrderStatus }>({ path: orderApi.orderStatus(id) })).data,
    [api, id],
  );
  // Whoever pays with Bit may come back here, in another browser.
  const [firstMinute] = useState(() => Date.now() + MINUTE);
  const now = useClock((seen) => (seen < firstMinute ? firstMinute - seen : Infinity));
  const {
    value: status,
    failed,
    retry,
  } = useWatched(read, isWaiting, () => (now < firstMinute ? SOON : PAUSE));
  if (status === null) return <NotFoundScreen />;
  if (!status) return <OrderWait onRetry={failed ? retry : undefined} />;
  return (
    <>
      <PageHead title={t.pageTitle(status.number)} noindex />
      <OrderIntro order={status} text={visitorsLeadOf(status, t, mail)} />
      <Container className={styles.page}>
        <p className={styles.visitor}>{t.visitor.login}</p>
        <ButtonLink to={loginHref} look="primary">
          {nav.login}
        </ButtonLink>
      </Container>
    </>
  );
}
