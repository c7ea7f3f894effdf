/** What became of a request, for whoever has the address from its mails. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { CancellationReceipt } from '#contract/cancellation-receipts.ts';
import { orderApi } from '#contract/order-routes.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { RouterContext } from '#web/router-context.ts';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx';
import { useWatched } from '../order/use-watched.ts';
import { Receipt } from './Receipt.tsx';
import styles from './Receipt.module.css';

const isOpen = ({ settled }: CancellationReceipt) => settled === undefined;

export function RequestScreen({ id }: { id: string }) {
  const { receipt: t, title } = usePageTexts('cancel');
  const { common } = useMessages();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const read = useCallback(
    async () => (await api.call<{ data: CancellationReceipt }>({ path: orderApi.cancellation(id) })).data,
    [api, id],
  );
  const { value: receipt, failed, retry } = useWatched(read, isOpen);
  if (receipt === null) return <NotFoundScreen />;
  if (receipt) return <Receipt receipt={receipt} />;
  return (
    <>
      <PageHead title={title} noindex />
      <PageIntro title={title} />
      <Container className={styles.page}>
        {failed ? (
          <EmptyState text={t.loadFailed}>
            <Button onClick={retry}>{common.retry}</Button>
          </EmptyState>
        ) : (
          <div>
            <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
            <Skeleton className={styles.shape} />
          </div>
        )}
      </Container>
    </>
  );
}
