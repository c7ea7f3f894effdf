import { ApiError } from '#web/api/client.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
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

export function useFailureReason(): (error: unknown) => string {
  const { shell, errors } = useAdminMessages();
  return (error) => {
    const isUnreached = error instanceof ApiError && error.status === 0;
    return failureSentence(error, isUnreached ? shell.noConnection : errors.codes.internal);
  };
}
