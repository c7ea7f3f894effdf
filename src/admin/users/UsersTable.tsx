import type { User } from '#contract/auth.ts';
import { formatRecent, formatShortDay } from '#i18n/admin/dates.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { UserMenu } from './UserMenu.tsx';
import { EmailLink, PhoneLink, RoleMark } from './user-details.tsx';
import styles from './UsersTable.module.css';

export function UsersTable({ users, now }: { users: readonly User[]; now: string }) {
  const { users: texts } = useAdminMessages();
  const lang = useLang();
  const { columns } = texts;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(Object.keys(columns) as (keyof typeof columns)[]).map((name) => (
            <th key={name} scope="col" className={styles[name]}>
              {name === 'actions' ? <VisuallyHidden>{columns[name]}</VisuallyHidden> : columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user._id}>
            <th scope="row">
              <EmailLink email={user.email} />
            </th>
            <td>
              <bdi>{user.firstName}</bdi>
            </td>
            <td>
              <bdi>{user.lastName}</bdi>
            </td>
            <td>
              <PhoneLink phone={user.phoneNumber} />
            </td>
            <td>
              <RoleMark role={user.role} />
            </td>
            <td>
              <time dateTime={user.joinedDate}>{formatShortDay(lang, user.joinedDate)}</time>
            </td>
            <td>
              {user.lastLoginDate === null ? (
                texts.noLogin
              ) : (
                <time dateTime={user.lastLoginDate}>{formatRecent(lang, user.lastLoginDate, now)}</time>
              )}
            </td>
            <td>
              <UserMenu user={user} wide />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
