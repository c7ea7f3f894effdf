/** The forms of one's details, of which each saves alone; loaded with their texts once they are wanted. */
import type { Profile } from '#contract/auth.ts';
import { DetailsForm } from '../DetailsForm.tsx';
import { EmailForm } from '../EmailForm.tsx';
import { Logins } from '../Logins.tsx';
import { Newsletter } from '../Newsletter.tsx';
import { OwnData } from '../OwnData.tsx';
import { PasswordForm } from '../PasswordForm.tsx';
import styles from './Details.module.css';

export default function Details({ user }: { user: Profile }) {
  return (
    <div className={styles.sections}>
      <DetailsForm key={user._id} user={user} />
      <EmailForm user={user} />
      <PasswordForm user={user} />
      <Newsletter user={user} />
      <Logins />
      <OwnData user={user} />
    </div>
  );
}
