import { useEffect, useState, type ComponentType } from 'react';
import { Icon } from '../Icon.tsx';
import { useMessages } from '../language.tsx';
import { hideSnacks, newestWaiting, onSnack, type Snack } from './queue.ts';
import styles from './Snackbars.module.css';

/** ms */
const RETRY = 3_000;

/** Apart from `then`, which the bundler would move to where a failed stylesheet never reaches it. */
const importHost = () => import('./SnackbarHost.tsx');

/** Without a connection the host doesn't load either: the words alone are shown, and whatever waits once it has. */
export function Snackbars() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  const [words, setWords] = useState<Partial<Snack> & { turn?: number }>({});
  const { common } = useMessages();
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
  const { message, severity, action, turn } = words;
  if (!severity) return null;
  const close = () => {
    hideSnacks();
    setWords({});
  };
  const run = action && 'run' in action && action.run;
  return (
    <div key={turn} role="alert" className={styles[severity]}>
      {message}
      {run && (
        <span className={styles.buttons}>
          <button
            type="button"
            onClick={() => {
              close();
              run();
            }}
          >
            {action.label}
          </button>
          <button type="button" aria-label={common.close} onClick={close}>
            <Icon name="close" size={18} />
          </button>
        </span>
      )}
    </div>
  );
}
