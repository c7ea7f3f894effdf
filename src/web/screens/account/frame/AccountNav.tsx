import { useEffect, useRef } from 'react';
import { pages } from '#contract/routes.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useLogout } from '#web/shell/useLogout.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { cx } from '#ui/cx.ts';
import { useMessages } from '#ui/language.tsx';
import { useKnownData } from '../account-data.ts';
import { isLeaving } from '#web/screens/seats/leaving.ts';
import { PLACES } from './places.ts';
import styles from './AccountNav.module.css';

/** A list beside the page; on a phone, chips above it. */
export function AccountNav({ current }: { current: 'details' | undefined }) {
  const t = usePageTexts('overview');
  const { account } = useMessages();
  const { seats, tutorials, orders } = useKnownData();
  const { logout, question } = useLogout();
  const shown = useRef<HTMLAnchorElement>(null);
  // Chips are wider than a phone.
  useEffect(() => {
    if (current) void shown.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const ways = [
    {
      name: 'workshops',
      to: pages.account() + PLACES.workshops,
      count: seats?.filter((one) => !isLeaving(one)).length,
    },
    { name: 'tutorials', to: pages.account() + PLACES.tutorials, count: tutorials?.length },
    { name: 'orders', to: pages.account() + PLACES.orders, count: orders?.total },
    { name: 'details', to: pages.details(), count: undefined },
  ] as const;
  return (
    <nav aria-label={t.nav} className={styles.nav}>
      <ul className={styles.list}>
        {ways.map(({ name, to, count }) => (
          <li key={name}>
            <Link
              to={to}
              onClick={() => focusPart(to)}
              ref={name === current ? shown : undefined}
              className={cx(styles.way, name === current && styles.current)}
              aria-current={name === current ? 'page' : undefined}
            >
              {t[name]}
              {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
        <li className={styles.end}>
          <button type="button" className={styles.way} onClick={logout}>
            <Icon name="logout" size={20} />
            {account.logout}
          </button>
        </li>
      </ul>
      {question}
    </nav>
  );
}

/** Of the page that is shown; a new page gives the focus to the part that its address names by itself. */
function focusPart(address: string): void {
  requestAnimationFrame(() => {
    const part = document.getElementById(address.split('#')[1] ?? '');
    part?.setAttribute('tabindex', '-1');
    part?.focus({ preventScroll: true });
  });
}
