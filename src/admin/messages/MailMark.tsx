/** Whether the mail about a message is waiting or has failed. */
import type { ContactMessage } from '#contract/contact-messages.ts';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './MailMark.module.css';

export function MailMark({ mail: { state } }: Pick<ContactMessage, 'mail'>) {
  const { messages } = useAdminMessages();
  if (state !== 'waiting' && state !== 'failed') return null;
  return (
    <span className={cx(styles.mark, state === 'failed' && styles.failed)}>
      <AdminIcon name={state === 'failed' ? 'alert' : 'clock'} size={16} />
      {messages.mail[state]}
    </span>
  );
}
