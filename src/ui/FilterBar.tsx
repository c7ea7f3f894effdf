import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import { cx } from './cx.ts';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  children: ReactNode;
  /** A row of its own, as wide as the page. */
  first?: ReactNode;
  end?: ReactNode;
  /** Sends what is chosen in its selects where there are no scripts; needs a button for that. */
  form?: boolean;
}

export function FilterBar({ children, first, end, form = false }: FilterBarProps) {
  const Bar = form ? 'form' : 'div';
  return (
    <Container>
      <Bar ref={showChosen} className={styles.bar}>
        {first && <div className={cx(styles.filters, styles.first)}>{first}</div>}
        <div className={styles.filters}>{children}</div>
        {end && <div className={styles.end}>{end}</div>}
      </Bar>
    </Container>
  );
}

/**
 * On a phone a row of chips is wider than the screen: brings the first that narrows the list down into sight, and leaves
 * the page where it is. A group without a label begins with the chip that takes all.
 */
function showChosen(bar: HTMLElement | null): void {
  const chosen = bar?.querySelectorAll('[aria-current]:not(:first-child)') ?? [];
  for (const chip of [...chosen].toReversed()) {
    const { left, width } = chip.getBoundingClientRect();
    for (let row = chip.parentElement!; row !== bar; row = row.parentElement!) {
      const { left: start, width: shown } = row.getBoundingClientRect();
      row.scrollBy({ left: left + width / 2 - start - shown / 2, behavior: 'instant' });
    }
  }
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
