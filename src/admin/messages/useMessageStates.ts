/** Answered and archived: shown at once, taken back from the note, put back when it fails. */
import type { ContactMessage, MessageChange } from '#contract/contact-messages.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useAdminMessages } from '../language.tsx';
import { useFailureReason } from '../layout/LoadFailure.tsx';
import { useMessageWrites } from './useMessages.ts';

export function useMessageStates() {
  const { messages: t } = useAdminMessages();
  const reason = useFailureReason();
  const { change } = useMessageWrites();

  const send = async (message: ContactMessage, changes: MessageChange): Promise<boolean> => {
    try {
      await change(message, changes);
      return true;
    } catch (error) {
      console.error(error);
      showSnack({ message: t.notDone(reason(error)), severity: 'error' });
      return false;
    }
  };

  /** Offers the way back; resolves to false when it failed. */
  return async (message: ContactMessage, changes: MessageChange, told: string): Promise<boolean> => {
    const sent = await send(message, changes);
    if (!sent) return false;
    const { answered, archived } = message;
    const changed = { ...message, ...changes };
    showSnack({
      message: told,
      severity: 'success',
      action: { label: t.done.undo, run: () => void send(changed, { answered, archived }) },
    });
    return true;
  };
}
