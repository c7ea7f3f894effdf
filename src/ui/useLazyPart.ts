/**
 * A part whose code comes when somebody reaches for it: a dialog, a drawer, a popover. A failed load
 * says so in a snackbar and may be tried again; the page stays as it is.
 */
import { useCallback, useRef, useState, type ComponentType } from 'react';
import { showSnack } from './snackbar/queue.ts';
import { useMessages } from './language.tsx';

type Importer<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyPart<Props> {
  /** Null until its code has come. */
  Part: ComponentType<Props> | null;
  /** Fetches the code; true when it is there. */
  load: () => Promise<boolean>;
  /** For a control's `onPointerEnter` and `onFocus`: fetches early, silently. */
  prepare: () => void;
}

export function useLazyPart<Props>(importer: Importer<Props>): LazyPart<Props> {
  const messages = useMessages();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const coming = useRef<Promise<ComponentType<Props>> | null>(null);

  const fetchPart = useCallback(() => {
    coming.current ??= importer().then(
      (module) => module.default,
      (error: unknown) => {
        coming.current = null;
        throw error;
      },
    );
    return coming.current;
  }, [importer]);

  const load = useCallback(async () => {
    try {
      const loaded = await fetchPart();
      setPart(() => loaded);
      return true;
    } catch (error) {
      console.error(error);
      showSnack({ message: messages.error.notLoaded, severity: 'error' });
      return false;
    }
  }, [fetchPart, messages]);

  const prepare = useCallback(() => {
    fetchPart().catch(() => {});
  }, [fetchPart]);

  return { Part, load, prepare };
}
