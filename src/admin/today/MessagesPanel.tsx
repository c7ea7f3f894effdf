/** Unread messages, and how many customers are new. */
import type { Overview } from '#contract/admin.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { pages } from '#contract/routes.ts';
import { formatRecent } from '#i18n/admin/dates.ts';
import { contentText } from '#i18n/content.ts';
import { ButtonAnchor } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { Foot, Panel, Row } from './Panel.tsx';
import { PANEL_IDS } from './panels.ts';
import styles from './MessagesPanel.module.css';

export function MessagesPanel({ overview: { messages, customers, now } }: { overview: Overview }) {
  const { today } = useAdminMessages();
  const lang = useLang();
  const others = messages.total - messages.entries.length;
  return (
    <Panel
      id={PANEL_IDS.messages}
      icon="mail"
      title={today.messages.title}
      count={messages.total}
      all={{ to: adminPages.messages(), label: today.messages.all }}
      foot={
        <>
          {others > 0 && <Foot to={adminPages.messages()}>{today.messages.more(others)}</Foot>}
          {customers.total > 0 && (
            <Foot to={pages.adminTab('users')} icon="users">
              {today.customers.thisWeek(customers.total)}
            </Foot>
          )}
        </>
      }
    >
      {messages.entries.map(({ _id, name, email, subject, message, createdDate }) => (
        <Row key={_id} className={styles.row}>
          <div className={styles.text}>
            <p className={styles.from}>
              <bdi className={styles.name}>{name}</bdi>
              <time dateTime={createdDate} className={styles.when}>
                {formatRecent(lang, createdDate, now)}
              </time>
            </p>
            <p className={styles.subject}>
              <Link to={adminPages.messages({ message: _id })}>
                <Text content={contentText(lang, subject, undefined)} />
              </Link>
            </p>
            <Text as="p" className={styles.message} content={contentText(lang, message, undefined)} />
          </div>
          {email !== '' && (
            <ButtonAnchor
              small
              href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(today.messages.replySubject(subject))}`}
              aria-label={today.messages.replyTo(name)}
            >
              <AdminIcon name="reply" size={18} />
              {today.messages.reply}
            </ButtonAnchor>
          )}
        </Row>
      ))}
    </Panel>
  );
}
