/** One tab stop: arrows, Home and End move between the tabs. */
import { useRef, useState, type KeyboardEvent } from 'react';
import { ADMIN_TABS, pages, type AdminTab } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';
import { Link } from '#ui/Link.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon, type AdminIconName } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './Tabs.module.css';

export const PANEL = 'panel';
export const tabId = (tab: AdminTab) => `tab-${tab}`;

const ICONS: Record<AdminTab, AdminIconName> = {
  users: 'users',
  workshops: 'calendar',
  shop: 'gem',
  tutorials: 'book',
  'banner-texts': 'megaphone',
};

export function Tabs({ tab }: { tab: AdminTab | null }) {
  const { shell } = useAdminMessages();
  const lang = useLang();
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<AdminTab | null>(null);
  const stop = reached ?? tab ?? ADMIN_TABS[0];

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...(list.current?.children ?? [])] as HTMLElement[];
    const from = links.indexOf(event.currentTarget);
    const to = event.key === ' ' ? from : indexAfter(event.key, lang, from, links.length);
    if (to === null) return;
    event.preventDefault();
    if (event.key === ' ') links[from]!.click();
    else links[to]!.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={shell.tabsLabel}
      className={styles.tabs}
      // Returning focus starts at the current tab.
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setReached(null)}
    >
      {ADMIN_TABS.map((name) => (
        <Link
          key={name}
          to={pages.adminTab(name)}
          id={tabId(name)}
          role="tab"
          aria-selected={name === tab}
          aria-controls={name === tab ? PANEL : undefined}
          tabIndex={name === stop ? 0 : -1}
          className={styles.tab}
          onFocus={() => setReached(name)}
          onKeyDown={move}
        >
          <AdminIcon name={ICONS[name]} className={styles.icon} />
          <span className={styles.label} data-label={shell.tabs[name]}>
            {shell.tabs[name]}
          </span>
        </Link>
      ))}
    </div>
  );
}

/** Wraps around; null for other keys. */
function indexAfter(key: string, lang: Lang, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const onward = LOCALE[lang].dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const step = key === onward ? 1 : ['ArrowLeft', 'ArrowRight'].includes(key) ? -1 : null;
  return step === null ? null : (from + step + count) % count;
}
