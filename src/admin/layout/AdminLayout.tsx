import type { ReactNode } from 'react';
import { ADMIN_TABS, type AdminSection } from '#contract/routes.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { MAIN } from '#ui/main.ts';
import { useAdminMessages } from '../language.tsx';
import { PANEL, tabId } from './Tabs.tsx';
import { TopBar } from './TopBar.tsx';
import styles from './AdminLayout.module.css';

interface AdminLayoutProps {
  /** Null is Today. */
  section: AdminSection | null;
  /** Of a page under its section. */
  title?: string;
  children: ReactNode;
}

export function AdminLayout({ section, title: own, children }: AdminLayoutProps) {
  const { shell, orders, messages, imports, week, words } = useAdminMessages();
  const tab = ADMIN_TABS.find((name) => name === section) ?? null;
  const titles: Record<AdminSection, string> = {
    ...shell.tabs,
    orders: orders.title,
    messages: messages.title,
    import: imports.title,
    settings: shell.settings,
    week: week.title,
    words: words.title,
  };
  const title = own ?? (section === null ? shell.today : titles[section]);
  const panel = tab === null ? {} : { id: PANEL, role: 'tabpanel', 'aria-labelledby': tabId(tab) };
  return (
    <div className={styles.admin}>
      <PageHead title={shell.pageTitle(title)} noindex />
      <TopBar section={section} tab={tab} />
      <main id={MAIN} tabIndex={-1}>
        <div {...panel} className={styles.page}>
          {children}
        </div>
      </main>
    </div>
  );
}
