import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import { cx } from './cx.ts';
import styles from './FilterBar.module.css';

/** A form, which sends what is chosen in its selects where there are no scripts. */
interface FilterBarProps {
  children: ReactNode;
  /** A row of its own, as wide as the page. */
  first?: ReactNode;
  end?: ReactNode;
}

export function FilterBar({ children, first, end }: FilterBarProps) {
  return (
    <Container>
      <form className={styles.bar}>
        {first && <div className={cx(styles.filters, styles.first)}>{first}</div>}
        <div className={styles.filters}>{children}</div>
        {end && <div className={styles.end}>{end}</div>}
      </form>
    </Container>
  );
}

export function FilterGroup({
  label,
  children,
  showLabel = false,
}: {
  label: string;
  children: ReactNode;
  showLabel?: boolean;
}) {
  return (
    <div className={styles.group} role="group" aria-label={label}>
      {showLabel && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      {children}
    </div>
  );
}

export function FilterCount({ children }: { children: ReactNode }) {
  return (
    <p className={cx(styles.label, styles.count)} role="status">
      {children}
    </p>
  );
}
