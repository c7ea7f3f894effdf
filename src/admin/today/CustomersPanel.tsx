/** Customers of the last seven days; shown if no message is waiting. */
import { fullName } from '#domain/person.ts';
import type { Overview } from '#contract/admin.ts';
import { pages } from '#contract/routes.ts';
import { formatRecent } from '#i18n/admin/dates.ts';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { Foot, Panel, Row } from './Panel.tsx';
import styles from './CustomersPanel.module.css';

const SHOWN = 5;

export function CustomersPanel({ overview: { customers, now } }: { overview: Overview }) {
  const { today } = useAdminMessages();
  const lang = useLang();
  if (customers.total === 0) return null;
  const shown = customers.entries.slice(0, SHOWN);
  const others = customers.total - shown.length;
  return (
    <Panel
      id="customers"
      icon="users"
      title={today.customers.title}
      count={customers.total}
      all={{ to: pages.adminTab('users'), label: today.customers.all }}
      foot={others > 0 && <Foot>{today.customers.more(others)}</Foot>}
    >
      {shown.map(({ _id, email, joinedDate, ...name }) => (
        <Row key={_id}>
          <div className={styles.who}>
            <bdi className={styles.name}>{fullName(name)}</bdi>
            <a href={`mailto:${encodeURIComponent(email)}`} className={styles.email}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </div>
          <time dateTime={joinedDate} className={styles.when}>
            {formatRecent(lang, joinedDate, now)}
          </time>
        </Row>
      ))}
    </Panel>
  );
}
