import { adminPages } from '#contract/admin-routes.ts';
import { Link } from '#ui/Link.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './MessagesLink.module.css';

export function OrdersLink({ current }: { current: boolean }) {
  const { orders } = useAdminMessages();
  return (
    <Link
      to={adminPages.orders()}
      className={styles.link}
      aria-label={orders.title}
      title={orders.title}
      aria-current={current ? 'page' : undefined}
    >
      <AdminIcon name="bag" size={22} />
    </Link>
  );
}
