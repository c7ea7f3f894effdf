import type { User } from '#contract/auth.ts';
import styles from './Person.module.css';

export function Person({
  user: { firstName, lastName, email },
}: {
  user: Pick<User, 'firstName' | 'lastName' | 'email'>;
}) {
  return (
    <span className={styles.person}>
      <span className={styles.letter} aria-hidden="true">
        {[...firstName][0]}
      </span>
      <span className={styles.names}>
        <bdi className={styles.name}>
          {firstName} {lastName}
        </bdi>
        <bdi dir="ltr" className={styles.email}>
          {email}
        </bdi>
      </span>
    </span>
  );
}
