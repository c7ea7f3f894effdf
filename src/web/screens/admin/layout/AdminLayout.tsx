/**
 * What stands around every page of the admin: the bar with Today, the tabs and the account, and the
 * measure of the content (1200 px at most, gutters, room for the phone's tab bar at the end).
 */
import type { ReactNode } from 'react';
import type { AdminTab } from '../../../../contract/routes.ts';
import { PageHead } from '../../../features/page/PageHead.tsx';
import { MAIN } from '../../../ui/main.ts';
import { useAdminMessages } from '../language.tsx';
import { PANEL, tabId } from './Tabs.tsx';
import { TopBar } from './TopBar.tsx';
import styles from './AdminLayout.module.css';

/** `tab` null is her first page. */
export function AdminLayout({ tab, children }: { tab: AdminTab | null; children: ReactNode }) {
  const { shell } = useAdminMessages();
  const panel = tab === null ? {} : { id: PANEL, role: 'tabpanel', 'aria-labelledby': tabId(tab) };
  return (
    <div className={styles.admin}>
      <PageHead title={shell.pageTitle(tab === null ? shell.today : shell.tabs[tab])} noindex />
      <TopBar tab={tab} />
      <main id={MAIN} tabIndex={-1}>
        <div {...panel} className={styles.page}>
          {children}
        </div>
      </main>
    </div>
  );
}
