/** A hidden tutorial stays readable to its owners, though the HTML, the same for everyone, is a 404. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSessionState } from '#web/features/session/context.tsx';

export function useOwnersTry(isTutorial: boolean): void {
  const router = useRouter();
  const { status } = useSessionState();
  // Only when hydrating the server's page: later answers are the user's own.
  const [isServers] = useState(status === 'unknown');
  const isWorthIt = isTutorial && isServers && status === 'user';
  useEffect(() => {
    if (isWorthIt) void router.invalidate();
  }, [isWorthIt, router]);
}
