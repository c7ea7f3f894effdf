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
