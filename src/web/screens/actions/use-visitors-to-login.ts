import { useEffect } from 'react';
import { useSessionState } from '#web/features/session/context.tsx';
import { useVisitorGate } from '#web/features/session/useVisitorGate.ts';

/** Also after a logout on this page. */
export function useVisitorsToLogin(): void {
  const { status } = useSessionState();
  const { toLogin } = useVisitorGate();
  useEffect(() => {
    if (status === 'visitor') toLogin();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the status changes, not the address
  }, [status]);
}
