/** Loads a part's code on demand; a failed load shows a snackbar, can be retried and leaves the page unchanged. */
import { useCallback, useRef, useState, type ComponentType } from 'react';
import { showSnack } from './snackbar/queue.ts';
import { useMessages } from './language.tsx';

type Importer<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyPart<Props> {
  Part: ComponentType<Props> | null;
  load: () => Promise<boolean>;
  /** For `onPointerEnter` and `onFocus`: loads early, silently. */
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
