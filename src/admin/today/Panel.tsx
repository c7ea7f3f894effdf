import type { ReactNode } from 'react';
import { Link } from '#ui/Link.tsx';
import { cx } from '#ui/cx.ts';
import { AdminIcon, type AdminIconName } from '../icons.tsx';
import styles from './Panel.module.css';

interface PanelProps {
  id: string;
  icon: AdminIconName;
  title: string;
  count?: number;
  /** Unprefixed. */
  all?: { to: string; label: string };
  foot?: ReactNode;
  children: ReactNode;
}

export function Panel({ id, icon, title, count, all, foot, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <AdminIcon name={icon} size={24} />
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {all && (
          <Link to={all.to} className={styles.all}>
            {all.label}
            <AdminIcon name="next" size={16} />
          </Link>
        )}
      </div>
      <ul className={styles.rows}>{children}</ul>
      {foot}
    </section>
  );
}

export function Row({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <li className={cx(styles.row, className)}>{children}</li>;
}

/** A line under the rows; with an address all of it is a link. */
export function Foot({ to, icon, children }: { to?: string; icon?: AdminIconName; children: ReactNode }) {
  const content = (
    <>
      {icon && <AdminIcon name={icon} />}
      <span className={styles.footText}>{children}</span>
    </>
  );
  if (to === undefined) return <p className={styles.foot}>{content}</p>;
  return (
    <Link to={to} className={cx(styles.foot, styles.way)}>
      {content}
      <AdminIcon name="next" size={16} />
    </Link>
  );
}

export function Tag({ look, children }: { look: 'warn' | 'stop' | 'good'; children: ReactNode }) {
  return <span className={cx(styles.tag, styles[look])}>{children}</span>;
}
