import { Toast } from '@base-ui/react/toast';
import { useEffect, type CSSProperties } from 'react';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { cx } from '../cx.ts';
import { useMessages } from '../language.tsx';
import { receiveSnacks, type Snack } from './queue.ts';
import styles from './SnackbarHost.module.css';

/** ms */
const STAY = 6_000;

export default function SnackbarHost() {
  return (
    <Toast.Provider timeout={STAY} limit={1}>
      <Snacks />
    </Toast.Provider>
  );
}

function Snacks() {
  const messages = useMessages();
  const { toasts, add, close } = Toast.useToastManager<Snack>();
  useEffect(
    () =>
      receiveSnacks(
        (snack) => {
          // One that stays would come back once the next has gone.
          close();
          add({
            title: snack.message,
            type: snack.severity,
            priority: snack.severity === 'error' ? 'high' : 'low',
            ...(snack.stay === undefined ? {} : { timeout: snack.stay }),
            data: snack,
          });
        },
        () => close(),
      ),
    [add, close],
  );
  return (
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport} aria-label={messages.common.notices}>
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            toast={toast}
            className={cx(styles.snack, toast.type === 'error' && styles.error)}
          >
            <Toast.Content className={styles.content}>
              <Mark snack={toast.data} />
              <Toast.Title className={styles.title} />
              <span className={styles.buttons}>
                <Action snack={toast.data} onDone={() => close(toast.id)} />
                {/* The library hides it from screen readers until the message is hovered, though Tab reaches it. */}
                <Toast.Close className={styles.close} aria-label={messages.common.close} aria-hidden={false}>
                  <Icon name="close" size={18} />
                </Toast.Close>
              </span>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

function Mark({ snack }: { snack: Snack | undefined }) {
  if (!snack?.action || !('run' in snack.action) || snack.stay === 0)
    return <Icon name={snack?.waits ? 'clock' : snack?.severity === 'error' ? 'alert' : 'check'} />;
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ '--stay': `${snack.stay ?? STAY}ms` } as CSSProperties}
    >
      <circle cx="12" cy="12" r="9.5" />
      <circle className={styles.remaining} cx="12" cy="12" r="9.5" pathLength="1" />
    </svg>
  );
}

function Action({ snack, onDone }: { snack: Snack | undefined; onDone: () => void }) {
  const action = snack?.action;
  if (!action) return null;
  if ('href' in action) {
    return (
      <a className={styles.action} href={action.href} target="_blank" rel="noopener">
        {action.label}
      </a>
    );
  }
  if ('to' in action) {
    return (
      <Link className={styles.action} to={action.to} onClick={onDone}>
        {action.label}
      </Link>
    );
  }
  const run = () => {
    onDone();
    action.run();
  };
  return (
    <Toast.Action className={styles.action} onClick={run}>
      {action.label}
    </Toast.Action>
  );
}
