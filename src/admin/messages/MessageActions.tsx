import type { ContactMessage } from '#contract/contact-messages.ts';
import { Button } from '#ui/Button.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useMessageStates } from './useMessageStates.ts';
import { useMessageWrites } from './useMessages.ts';
import styles from './MessageActions.module.css';

/** `onClose` leaves the message, which has moved elsewhere. */
export function MessageActions({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const { messages: t } = useAdminMessages();
  const { mark } = useMessageWrites();
  const set = useMessageStates();
  const { _id, answered, archived } = message;

  const leaveUnread = async () => {
    try {
      await mark(_id, false);
      onClose();
    } catch (error) {
      console.error(error);
      showSnack({ message: t.markFailed, severity: 'error' });
    }
  };
  const archive = () => {
    onClose();
    void set(message, { archived: true }, t.done.archived);
  };

  return (
    <div className={styles.actions}>
      {answered ? (
        <Button small onClick={() => void set(message, { answered: false }, t.done.unanswered)}>
          <AdminIcon name="undo" />
          {t.markUnanswered}
        </Button>
      ) : (
        <Button small onClick={() => void set(message, { answered: true }, t.done.answered)}>
          <AdminIcon name="check" />
          {t.markAnswered}
        </Button>
      )}
      {archived ? (
        <Button small onClick={() => void set(message, { archived: false }, t.done.unarchived)}>
          <AdminIcon name="undo" />
          {t.unarchive}
        </Button>
      ) : (
        <Button small onClick={archive}>
          <AdminIcon name="archive" />
          {t.archive}
        </Button>
      )}
      {!answered && !archived && (
        <Button small onClick={() => void leaveUnread()}>
          <AdminIcon name="mailOpen" />
          {t.markUnread}
        </Button>
      )}
    </div>
  );
}
