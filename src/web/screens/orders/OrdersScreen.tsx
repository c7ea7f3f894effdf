import { pages } from '#contract/routes.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { NoScriptWay } from '#web/features/page/NoScriptWay.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionRetry, useSessionState } from '#web/features/session/context.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import { useVisitorsToLogin } from '../actions/use-visitors-to-login.ts';
import { OrderRows } from './OrderRows.tsx';
import { useOrders } from './use-orders.ts';
import styles from './OrdersScreen.module.css';

export default function OrdersScreen(_props: ScreenProps<null>) {
  const t = usePageTexts('orders');
  useVisitorsToLogin();
  const { user } = useSessionState();
  return (
    <>
      <PageHead title={t.title} noindex />
      <PageIntro title={t.title} />
      <Container className={styles.page}>
        <noscript>{import.meta.env.SSR && <NoScriptWay to="account" />}</noscript>
        <Content key={user?._id} userId={user?._id} />
      </Container>
    </>
  );
}

function Content({ userId }: { userId: string | undefined }) {
  const t = usePageTexts('orders');
  const { common } = useMessages();
  const { orders, failed, hasMore, next, read } = useOrders(userId);
  const hasNothing = failed && orders === null;
  const retry = useSessionRetry() ?? (hasNothing ? () => void read(1) : null);
  if (retry) {
    return (
      <EmptyState text={t.failed}>
        <Button onClick={retry}>{common.retry}</Button>
      </EmptyState>
    );
  }
  if (orders === null) {
    return (
      <>
        <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
        <Skeleton className={styles.shape} />
        <Skeleton className={styles.shape} />
      </>
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState text={t.none}>
        <ButtonLink to={pages.shop()} look="primary">
          {common.toShop}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <OrderRows orders={orders} />
      {failed && <p role="alert">{t.failed}</p>}
      {hasMore && (
        <Button className={styles.more} onClick={() => void read(next)}>
          {t.more}
        </Button>
      )}
    </>
  );
}
