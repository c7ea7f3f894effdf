import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Icon } from '../Icon.tsx';
import { useMessages } from '../language.tsx';
import { hideSnacks, newestWaiting, onSnack, type Snack } from './queue.ts';
import styles from './Snackbars.module.css';

/** ms */
const RETRY = 3_000;

/** Apart from `then`, which the bundler would move to where a failed stylesheet never reaches it. */
const importHost = () => import('./SnackbarHost.tsx');

/** Without a connection the host doesn't load either: the words alone are shown until it has, or until they are closed. */
export function Snackbars() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  const [snack, setSnack] = useState<Snack>();
  const focusedBefore = useRef<EventTarget>(null);
  const { common } = useMessages();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const fetchHost = () => {
      importHost().then(
        (module) => setHost(() => module.default),
        (error: unknown) => {
          console.error(error);
          setSnack(newestWaiting());
          clearTimeout(timer);
          timer = setTimeout(fetchHost, RETRY);
        },
      );
    };
    onSnack(fetchHost);
    return () => clearTimeout(timer);
  }, []);
  if (Host) return <Host />;
  if (!snack) return null;
  const { message, severity, action } = snack;
  const close = (then?: () => void) => {
    hideSnacks();
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    setSnack(undefined);
    then?.();
  };
  return (
    <div
      role="alert"
      className={styles[severity]}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
    >
      {message}
      <span className={styles.buttons}>
        {action && 'run' in action && (
          <button type="button" onClick={() => close(action.run)}>
            {action.label}
          </button>
        )}
        <button type="button" aria-label={common.close} onClick={() => close()}>
          <Icon name="close" size={18} />
        </button>
      </span>
    </div>
  );
}
