/**
 * A tutorial that was taken off the shop stays readable to its owners, but the
 * server's HTML, the same for everyone, says 404. Once it is known that somebody is signed in, theirs is asked for.
 */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSessionState } from '#web/features/session/context.tsx';

/** `isTutorial`: whether the address is a tutorial's. */
export function useOwnersTry(isTutorial: boolean): void {
  const router = useRouter();
  const { status } = useSessionState();
  // Only as the server's page comes alive: afterwards every answer is to who is here already.
  const [isServers] = useState(status === 'unknown');
  const isWorthIt = isTutorial && isServers && status === 'user';
  useEffect(() => {
    if (isWorthIt) void router.invalidate();
  }, [isWorthIt, router]);
}
