/** The page's measure: 1200 px at most, with the gutters. */
import type { ComponentProps, ElementType } from 'react';
import { cx } from './cx.ts';
import styles from './Container.module.css';

export function Container({
  as: Tag = 'div',
  className,
  ...rest
}: { as?: ElementType } & ComponentProps<'div'>) {
  return <Tag {...rest} className={cx(styles.container, className)} />;
}
