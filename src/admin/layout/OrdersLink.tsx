import { adminPages } from '#contract/admin-routes.ts';
import { Link } from '#ui/Link.tsx';
import { useOrderTasks } from '../data/queries.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './MessagesLink.module.css';

export function OrdersLink({ current }: { current: boolean }) {
  const { orders } = useAdminMessages();
  const waiting = useOrderTasks().data?.total ?? 0;
  const label = orders.linkWith(waiting);
  return (
    <Link
      to={adminPages.orders()}
      className={styles.link}
      aria-label={label}
      title={label}
      aria-current={current ? 'page' : undefined}
    >
      <AdminIcon name="bag" size={22} />
      {waiting > 0 && (
        <span className={styles.count} aria-hidden="true">
          {waiting}
        </span>
      )}
    </Link>
  );
}
