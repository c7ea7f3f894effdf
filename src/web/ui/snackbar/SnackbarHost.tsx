/** The snackbar itself: 6000 ms, dismissable, waiting while hovered or focused, said to screen readers. */
import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { Icon } from '../Icon.tsx';
import { cx } from '../cx.ts';
import { useMessages } from '../language.tsx';
import { receiveSnacks } from './queue.ts';
import styles from './SnackbarHost.module.css';

/** How long a message stays, ms (spec §9). */
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
  const { toasts, add, close } = Toast.useToastManager();
  useEffect(
    () =>
      receiveSnacks(
        ({ message, severity }) =>
          add({ title: message, type: severity, priority: severity === 'error' ? 'high' : 'low' }),
        () => close(),
      ),
    [add, close],
  );
  return (
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport} aria-label={messages.common.notices}>
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} className={cx(styles.snack, toast.type === 'error' && styles.error)}>
            <Toast.Content className={styles.content}>
              <Icon name={toast.type === 'error' ? 'alert' : 'check'} />
              <Toast.Title className={styles.title} />
              <Toast.Close className={styles.close} aria-label={messages.common.close}>
                <Icon name="close" size={18} />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
