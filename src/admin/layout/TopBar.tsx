/** The admin's bar: Today, the tabs, and at its end the messages, the way to the site, the language and the account. */
import { pages, type AdminPlace, type AdminTab } from '#contract/routes.ts';
import { LanguageToggle } from '#web/shell/LanguageToggle.tsx';
import { Link } from '#ui/Link.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { AccountButton } from './AccountButton.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import { Tabs } from './Tabs.tsx';
import { keepFocusOnToggle, useFocusKeptByToggle } from './useFocusKeptByToggle.ts';
import styles from './TopBar.module.css';

/** `tab`: the place where it is a tab. */
export function TopBar({ place, tab }: { place: AdminPlace | null; tab: AdminTab | null }) {
  const { shell } = useAdminMessages();
  const toggle = useFocusKeptByToggle();
  return (
    <header className={styles.bar}>
      <Link to={pages.admin()} className={styles.today} aria-current={place === null ? 'page' : undefined}>
        <span className={styles.flame}>
          <AdminIcon name="today" size={22} />
        </span>
        {shell.today}
      </Link>
      <Tabs tab={tab} />
      <div className={styles.tools}>
        <MessagesLink current={place === 'messages'} />
        <Link to={pages.home()} className={styles.tool} aria-label={shell.viewSite} title={shell.viewSite}>
          <AdminIcon name="shop" size={22} />
          <span className={styles.word}>{shell.viewSite}</span>
        </Link>
        <span ref={toggle} className={styles.language}>
          <LanguageToggle className={styles.tool} onChoose={keepFocusOnToggle} />
        </span>
        <AccountButton />
      </div>
    </header>
  );
}
