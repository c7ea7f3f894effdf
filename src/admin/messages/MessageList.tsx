import type { ContactMessage } from '#contract/contact-messages.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { formatRecent } from '#i18n/admin/dates.ts';
import { contentText } from '#i18n/content.ts';
import { Link } from '#ui/Link.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useAdminNavigation } from '../navigation.ts';
import { MailMark } from './MailMark.tsx';
import styles from './MessageList.module.css';

/** characters */
const PREVIEW = 160;

interface MessageListProps {
  messages: readonly ContactMessage[];
  open: string | undefined;
  /** A message opens beside the list. */
  beside: boolean;
  now: string;
}

export function MessageList({ messages, open, beside, now }: MessageListProps) {
  const { messages: t } = useAdminMessages();
  const { search } = useAdminNavigation();
  const lang = useLang();
  return (
    <ul className={styles.list} aria-label={t.list}>
      {messages.map((message) => {
        const { _id, name, subject, createdDate, readDate, answered, archived, mail } = message;
        const isUnread = readDate === null && !answered && !archived;
        return (
          <li key={_id} className={styles.item} data-unread={isUnread || undefined}>
            <Link
              to={adminPages.messages({ ...search, message: _id })}
              keepPlace={beside}
              className={styles.row}
              aria-current={_id === open ? 'true' : undefined}
            >
              <span className={styles.head}>
                <bdi className={styles.name}>{name}</bdi>
                {isUnread && <VisuallyHidden>{`, ${t.isUnread}`}</VisuallyHidden>}
                <time dateTime={createdDate} className={styles.when}>
                  {formatRecent(lang, createdDate, now)}
                </time>
              </span>
              <Text className={styles.subject} content={contentText(lang, subject, undefined)} />
              <Text
                className={styles.text}
                content={contentText(lang, message.message.slice(0, PREVIEW), undefined)}
              />
              {answered && (
                <span className={styles.answered}>
                  <AdminIcon name="check" size={16} />
                  {t.is.answered}
                </span>
              )}
              <MailMark mail={mail} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
