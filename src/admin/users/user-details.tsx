/** Email addresses and phone numbers are left to right in either language. */
import { telAddress } from '#domain/tel-address.ts';
import type { User } from '#contract/auth.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './user-details.module.css';

export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(email)}`} className={styles.link}>
      <bdi dir="ltr">{email}</bdi>
    </a>
  );
}

export function PhoneLink({ phone }: { phone: User['phoneNumber'] }) {
  const { users } = useAdminMessages();
  if (phone === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{users.noPhone}</VisuallyHidden>
      </>
    );
  }
  return (
    <a href={telAddress(phone)} className={styles.link}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
}

export function RoleMark({ role }: { role: User['role'] }) {
  const { users } = useAdminMessages();
  if (role === 'user') return <span className={styles.customer}>{users.roles.user}</span>;
  return (
    <span className={styles.admin}>
      <AdminIcon name="key" size={16} />
      {users.roles.superAdmin}
    </span>
  );
}
