import { adminPages } from '#contract/admin-routes.ts';
import { Link } from '#ui/Link.tsx';
import { useOverview } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './MessagesLink.module.css';

export function MessagesLink({ current }: { current: boolean }) {
  const { messages } = useAdminMessages();
  const unread = useOverview().data?.messages.total ?? 0;
  const label = messages.linkWith(unread);
  return (
    <Link
      to={adminPages.messages()}
      className={styles.link}
      aria-label={label}
      title={label}
      aria-current={current ? 'page' : undefined}
    >
      <AdminIcon name="mail" size={22} />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread}
        </span>
      )}
    </Link>
  );
}
