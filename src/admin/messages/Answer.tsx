/** The ways to answer, all in the admin's own apps. Answering marks the message, with a way back. */
import type { ContactMessage } from '#contract/contact-messages.ts';
import { whatsappNumber } from '#domain/phone-in-text.ts';
import { ButtonAnchor } from '#ui/Button.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useMessageStates } from './useMessageStates.ts';
import styles from './Answer.module.css';

export function Answer({ message, phones }: { message: ContactMessage; phones: readonly string[] }) {
  const { messages: t, today } = useAdminMessages();
  const set = useMessageStates();
  const { email, subject, answered } = message;
  const whatsapp = phones.map(whatsappNumber).find((number) => number !== null);
  const href = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(today.messages.replySubject(subject))}`;
  const markAnswered = () => {
    if (!answered) void set(message, { answered: true }, t.done.answered);
  };
  return (
    <div className={styles.answer}>
      {email !== '' && (
        <ButtonAnchor look="primary" href={href} onClick={markAnswered}>
          <AdminIcon name="reply" />
          {t.reply}
        </ButtonAnchor>
      )}
      {whatsapp !== undefined && (
        <ButtonAnchor
          href={`https://wa.me/${whatsapp}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={markAnswered}
        >
          <AdminIcon name="chat" />
          {t.whatsapp}
        </ButtonAnchor>
      )}
      {email !== '' && <p className={styles.hint}>{t.replyHint}</p>}
    </div>
  );
}
