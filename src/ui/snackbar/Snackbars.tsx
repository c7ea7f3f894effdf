import { useEffect, useState, type ComponentType } from 'react';
import { onFirstSnack } from './queue.ts';

/** ms */
const RETRY = 3_000;

/** Apart from `then`, which the bundler would move to where a failed stylesheet never reaches it. */
const importHost = () => import('./SnackbarHost.tsx');

export function Snackbars() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const fetchHost = () => {
      importHost().then(
        (module) => setHost(() => module.default),
        (error: unknown) => {
          console.error(error);
          timer = setTimeout(fetchHost, RETRY);
        },
      );
    };
    const stopWaiting = onFirstSnack(fetchHost);
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, []);
  return Host && <Host />;
}
