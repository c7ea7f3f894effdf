import { useEffect, useMemo, useState } from 'react';
import type { Lang } from '#domain/language.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';
import styles from './DetailsPart.module.css';

const importDetails = (lang: Lang) => async () =>
  (await Promise.all([import('./Details.tsx'), loadPageTexts('account', lang)]))[0];

export function DetailsPart() {
  const { common, error } = useMessages();
  const lang = useLang();
  const { user } = useSessionState();
  const { Part: Details, load } = useLazyPart(useMemo(() => importDetails(lang), [lang]));
  const [failed, setFailed] = useState(false);
  // Beside the profile, not after it.
  useEffect(() => void load().then((isThere) => setFailed(!isThere)), [load]);
  if (user && Details) return <Details user={user} />;
  if (failed) {
    return (
      <EmptyState text={error.notLoaded}>
        <Button onClick={() => void load().then((isThere) => setFailed(!isThere))}>{common.retry}</Button>
      </EmptyState>
    );
  }
  return (
    <div className={styles.waiting}>
      <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
      <Skeleton className={styles.shape} />
      <Skeleton className={styles.shape} />
    </div>
  );
}
