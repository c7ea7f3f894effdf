import { NoScriptWay } from '#web/features/page/NoScriptWay.tsx';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import styles from './OrderScreen.module.css';

interface OrderWaitProps {
  /** After a failure. */
  onRetry?: (() => void) | undefined;
}

/** Until there is an answer. */
export function OrderWait({ onRetry }: OrderWaitProps) {
  const t = usePageTexts('order');
  const { common } = useMessages();
  return (
    <>
      <PageHead title={t.title} noindex />
      <PageIntro title={t.title} />
      <Container className={styles.page}>
        <noscript>{import.meta.env.SSR && <NoScriptWay to="account" />}</noscript>
        {onRetry ? (
          <EmptyState text={t.loadFailed}>
            <Button onClick={onRetry}>{common.retry}</Button>
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
