import { adminPages } from '#contract/admin-routes.ts';
import { pages, type AdminSection, type AdminTab } from '#contract/routes.ts';
import { LanguageToggle } from '#web/shell/LanguageToggle.tsx';
import { Link } from '#ui/Link.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { AdminAccountButton } from './AdminAccountButton.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import { OrdersLink } from './OrdersLink.tsx';
import { Tabs } from './Tabs.tsx';
import { restoreToggleFocus, useRestoredToggleFocus } from './useRestoredToggleFocus.ts';
import styles from './TopBar.module.css';

export function TopBar({ section, tab }: { section: AdminSection | null; tab: AdminTab | null }) {
  const { shell } = useAdminMessages();
  const toggle = useRestoredToggleFocus();
  return (
    <header className={styles.bar}>
      <Link to={pages.admin()} className={styles.today} aria-current={section === null ? 'page' : undefined}>
        <span className={styles.flame}>
          <AdminIcon name="today" size={22} />
        </span>
        {shell.today}
      </Link>
      <Tabs tab={tab} />
      <div className={styles.tools}>
        <OrdersLink current={section === 'orders'} />
        <MessagesLink current={section === 'messages'} />
        <span className={styles.site}>
          <Link
            to={adminPages.settings()}
            className={styles.tool}
            aria-label={shell.settings}
            title={shell.settings}
            aria-current={section === 'settings' ? 'page' : section === 'words' || undefined}
          >
            <AdminIcon name="sliders" size={22} />
            <span className={styles.word}>{shell.settings}</span>
          </Link>
          <Link to={pages.home()} className={styles.tool} aria-label={shell.viewSite} title={shell.viewSite}>
            <AdminIcon name="shop" size={22} />
            <span className={styles.word}>{shell.viewSite}</span>
          </Link>
        </span>
        <span ref={toggle} className={styles.language}>
          <LanguageToggle className={styles.tool} onChoose={restoreToggleFocus} />
        </span>
        <AdminAccountButton />
      </div>
    </header>
  );
}
