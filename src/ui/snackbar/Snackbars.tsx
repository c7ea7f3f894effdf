import { useEffect, useState, type ComponentType } from 'react';
import { newestWaiting, onSnack, type Snack } from './queue.ts';
import styles from './Snackbars.module.css';

/** ms */
const RETRY = 3_000;

/** Apart from `then`, which the bundler would move to where a failed stylesheet never reaches it. */
const importHost = () => import('./SnackbarHost.tsx');

/** Without a connection the host doesn't load either: the words alone are shown, and whatever waits once it has. */
export function Snackbars() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  const [words, setWords] = useState<Partial<Snack> & { turn?: number }>({});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let turn = 0;
    const fetchHost = () => {
      importHost().then(
        (module) => setHost(() => module.default),
        (error: unknown) => {
          console.error(error);
          setWords({ ...newestWaiting(), turn });
          clearTimeout(timer);
          timer = setTimeout(fetchHost, RETRY);
        },
      );
    };
    onSnack(() => {
      turn += 1;
      fetchHost();
    });
    return () => clearTimeout(timer);
  }, []);
  if (Host) return <Host />;
  return (
    words.severity && (
      <p key={words.turn} role="alert" className={styles[words.severity]}>
        {words.message}
      </p>
    )
  );
}
