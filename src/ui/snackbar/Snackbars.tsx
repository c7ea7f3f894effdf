/** Where messages appear: fetches the snackbar's code with the first message, again and again while it doesn't come. */
import { useEffect, useState, type ComponentType } from 'react';
import { onFirstSnack } from './queue.ts';

/** ms */
const RETRY = 3_000;

/** Apart from its `then`: the build moves one that follows an import into what a failing style never reaches. */
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
