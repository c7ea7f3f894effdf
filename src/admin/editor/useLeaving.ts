/** Leaving an editor with changes asks first: closing it, going back, going elsewhere, closing the window. */
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pages, readLanguage } from '#contract/routes.ts';
import { useSession } from '#web/features/session/context.tsx';

export interface Leaving {
  /** The question is open. */
  asking: boolean;
  /** Closes the editor, or asks. */
  close: () => void;
  /** Stays. */
  stay: () => void;
  /** Goes where it was to go; what would be lost has been dealt with. */
  go: () => void;
  /** From now on nothing is asked: all is saved or given up. */
  free: () => void;
}

export function useLeaving(dirty: boolean, onClose: () => void): Leaving {
  const session = useSession();
  const [closing, setClosing] = useState(false);
  const [left, setLeft] = useState(false);
  const freed = useRef(false);
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      if (freed.current) return false;
      // An ended session leads to login: the draft stays, and brings the words back.
      const toLogin = readLanguage(next.pathname).path === pages.login();
      if (toLogin && session.state.get().status === 'visitor') return false;
      return current.pathname !== next.pathname || editOf(current) !== editOf(next);
    },
    enableBeforeUnload: () => !freed.current,
    disabled: !dirty || left,
    withResolver: true,
  });
  // Only now that nothing stands in the way any more: a way that is asked about is gone a moment later, and what
  // the list does to the address after closing would come before it.
  useEffect(() => {
    if (left) onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [left]);
  const free = useCallback(() => {
    freed.current = true;
  }, []);
  return {
    asking: closing || blocked.status === 'blocked',
    close: () => (dirty ? setClosing(true) : onClose()),
    stay() {
      setClosing(false);
      blocked.reset?.();
    },
    go() {
      freed.current = true;
      setClosing(false);
      if (blocked.status === 'blocked') blocked.proceed();
      else setLeft(true);
    },
    free,
  };
}

function editOf({ search }: { search: object }): unknown {
  return (search as { edit?: string }).edit;
}
