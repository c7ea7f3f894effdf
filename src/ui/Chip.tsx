import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './Chip.module.css';

/** A filter is a link, because it is part of the address and works without JavaScript. */
export function FilterChip({ active, children, ...rest }: { active: boolean } & ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      keepPlace
      keepUnknown
      className={cx(styles.filter, active && styles.active)}
      aria-current={active || undefined}
    >
      {active && <Icon name="check" size={18} />}
      {children}
    </Link>
  );
}

export function LabelChip({ filled = false, children }: { filled?: boolean; children: ReactNode }) {
  return <span className={cx(styles.label, filled && styles.filled)}>{children}</span>;
}
