import { fullName } from '#domain/person.ts';
import type { User } from '#contract/auth.ts';
import { formatRecent, formatShortDay } from '#i18n/admin/dates.ts';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { firstLetter } from '../layout/first-letter.ts';
import { UserMenu } from './UserMenu.tsx';
import { EmailLink, PhoneLink, RoleMark } from './user-details.tsx';
import styles from './UserCards.module.css';

export function UserCards({ users, now }: { users: readonly User[]; now: string }) {
  const { users: texts } = useAdminMessages();
  const lang = useLang();
  return (
    <ul className={styles.cards}>
      {users.map((user) => (
        <li key={user._id} className={styles.card}>
          <span className={styles.letter} aria-hidden="true">
            {firstLetter(user.firstName || user.email)}
          </span>
          <div className={styles.text}>
            <p className={styles.name}>
              <bdi>{fullName(user)}</bdi>
              <RoleMark role={user.role} />
            </p>
            <p className={styles.way}>
              <EmailLink email={user.email} />
            </p>
            {user.phoneNumber !== null && (
              <p className={styles.way}>
                <PhoneLink phone={user.phoneNumber} />
              </p>
            )}
            <p className={styles.dates}>
              {texts.joinedOn(formatShortDay(lang, user.joinedDate))}
              {' · '}
              {user.lastLoginDate === null
                ? texts.noLoginYet
                : texts.loggedInOn(formatRecent(lang, user.lastLoginDate, now))}
            </p>
          </div>
          <UserMenu user={user} wide={false} />
        </li>
      ))}
    </ul>
  );
}
