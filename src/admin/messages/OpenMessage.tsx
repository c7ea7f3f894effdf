import { useEffect, useRef } from 'react';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { phonesIn } from '#domain/phone-in-text.ts';
import { formatLongDay } from '#i18n/admin/dates.ts';
import { contentText } from '#i18n/content.ts';
import { formatTime } from '#i18n/dates.ts';
import { Button } from '#ui/Button.tsx';
import { LongText } from '#ui/LongText.tsx';
import { Text } from '#ui/Text.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { EmailLink, PhoneLink } from '../users/user-details.tsx';
import { Answer } from './Answer.tsx';
import { MailMark } from './MailMark.tsx';
import { MessageActions } from './MessageActions.tsx';
import { useMessageWrites } from './useMessages.ts';
import styles from './OpenMessage.module.css';

export function OpenMessage({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const lang = useLang();
  const { mark } = useMessageWrites();
  const heading = useRef<HTMLHeadingElement>(null);
  const { _id, name, email, subject, createdDate, mail } = message;
  const wasRead = message.readDate !== null;
  const phones = phonesIn(message.message);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // A failure leaves it unread, which the list shows.
    if (!wasRead) mark(_id, true).catch((error: unknown) => console.error(error));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each message that is opened, not when it is marked
  }, [_id]);

  return (
    <article className={styles.message} aria-labelledby="message-subject">
      <MessageActions message={message} onClose={onClose} />
      <h2 id="message-subject" ref={heading} tabIndex={-1} className={styles.subject}>
        <Text content={contentText(lang, subject, undefined)} />
      </h2>
      <p className={styles.from}>
        <bdi className={styles.name}>{name}</bdi>
        {email !== '' && <EmailLink email={email} />}
        {phones[0] !== undefined && <PhoneLink phone={phones[0]} />}
      </p>
      <p className={styles.when}>
        <time
          dateTime={createdDate}
        >{`${formatLongDay(lang, createdDate)}, ${formatTime(createdDate)}`}</time>
      </p>
      <LongText className={styles.text} content={contentText(lang, message.message, undefined)} />
      <Mail id={_id} mail={mail} />
      <Answer message={message} phones={phones} />
    </article>
  );
}

function Mail({ id, mail }: { id: string; mail: ContactMessage['mail'] }) {
  const { messages: t } = useAdminMessages();
  const { resend } = useMessageWrites();
  if (mail.state === 'off') {
    return (
      <p className={styles.off}>
        <AdminIcon name="info" />
        {t.mail.off}
      </p>
    );
  }
  if (mail.state !== 'waiting' && mail.state !== 'failed') return null;
  const again = async () => {
    try {
      await resend(id);
      showSnack({ message: t.mail.resending, severity: 'success' });
    } catch (error) {
      console.error(error);
      showSnack({ message: t.mail.resendFailed, severity: 'error' });
    }
  };
  return (
    <div className={styles.mail}>
      <div className={styles.mailState}>
        <MailMark mail={mail} />
        {mail.lastError && <p className={styles.reason}>{t.mail.reason(mail.lastError)}</p>}
      </div>
      <Button small onClick={() => void again()}>
        {t.mail.resend}
      </Button>
    </div>
  );
}
