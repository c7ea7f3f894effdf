/** The account's menu on a phone, with what the bar has no room for there. */
import { adminPages } from '#contract/admin-routes.ts';
import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import { fullName } from '#domain/person.ts';
import { LanguageToggle } from '#web/shell/LanguageToggle.tsx';
import { useLogout } from '#web/shell/useLogout.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { BottomSheet } from '../lists/BottomSheet.tsx';
import sheet from '../lists/BottomSheet.module.css';
import { firstLetter } from './first-letter.ts';
import styles from './AccountSheet.module.css';

export function AccountSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { shell, words } = useAdminMessages();
  const { account } = useMessages();
  const { user } = useAdmin();
  const [isGone, setGone] = useState(false);
  const { logout, question } = useLogout(isGone);
  const leave = () => {
    onClose();
    logout();
  };
  return (
    <>
      <BottomSheet
        open={open}
        onClose={onClose}
        onRest={(isOpen) => setGone(!isOpen)}
        title={<bdi>{fullName(user)}</bdi>}
        picture={
          <span className={styles.letter} aria-hidden="true">
            {firstLetter(user.firstName)}
          </span>
        }
        sub={<bdi dir="ltr">{user.email}</bdi>}
      >
        <Link to={pages.details()} className={sheet.action} onClick={onClose}>
          <AdminIcon name="user" size={22} />
          {account.mine}
        </Link>
        <Link to={adminPages.settings()} className={sheet.action} onClick={onClose}>
          <AdminIcon name="sliders" size={22} />
          {shell.settings}
        </Link>
        <Link to={adminPages.words()} className={sheet.action} onClick={onClose}>
          <AdminIcon name="pencil" size={22} />
          {words.title}
        </Link>
        <Link to={pages.home()} className={sheet.action} onClick={onClose}>
          <AdminIcon name="shop" size={22} />
          {shell.viewSite}
        </Link>
        <LanguageToggle className={sheet.action} markClassName={styles.mark} onChoose={onClose} />
        <button type="button" className={sheet.action} onClick={leave}>
          <AdminIcon name="logout" size={22} />
          {account.logout}
        </button>
      </BottomSheet>
      {question}
    </>
  );
}
