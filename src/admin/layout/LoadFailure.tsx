/** In place of what could not be loaded: what it was, what the server or the network says, and another try. */
import { ApiError } from '#web/api/client.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const { common } = useMessages();
  const reason = useFailureReason();
  return (
    <div role="alert" className={styles.failure}>
      <AdminIcon name="alert" size={24} className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{reason(error)}</p>
      </div>
      <Button small onClick={onRetry}>
        {common.retry}
      </Button>
    </div>
  );
}

/** Says for a person why a call failed: the server's own sentence, or that it was not reached. */
export function useFailureReason(): (error: unknown) => string {
  const { shell, errors } = useAdminMessages();
  return (error) => {
    if (!(error instanceof ApiError)) return errors.codes.internal;
    return error.sentence ?? (error.status === 0 ? shell.noConnection : errors.codes.internal);
  };
}
