/** Around every page of the account: its heading and the ways between its parts. */
import type { ReactNode } from 'react';
import { NoScriptWay } from '#web/features/page/NoScriptWay.tsx';
import { useSessionRetry } from '#web/features/session/context.tsx';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language.tsx';
import { useVisitorsToLogin } from '#web/screens/actions/use-visitors-to-login.ts';
import { AccountNav } from './AccountNav.tsx';
import styles from './AccountFrame.module.css';

interface AccountFrameProps {
  title: string;
  current?: 'details';
  children: ReactNode;
}

export function AccountFrame({ title, current, children }: AccountFrameProps) {
  const { common, error } = useMessages();
  useVisitorsToLogin();
  const retry = useSessionRetry();
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <AccountNav current={current} />
      <div className={styles.content}>
        <noscript>{import.meta.env.SSR && <NoScriptWay to="account" />}</noscript>
        {retry ? (
          <EmptyState text={error.notLoaded}>
            <Button onClick={retry}>{common.retry}</Button>
          </EmptyState>
        ) : (
          children
        )}
      </div>
    </Container>
  );
}
