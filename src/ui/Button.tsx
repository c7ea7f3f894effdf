/** The button and the link that looks like one: one bronze action a group, the rest outlined. */
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Link } from './Link.tsx';
import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'dark' | 'onDark' | 'quiet';

interface LookProps {
  look?: ButtonLook;
  /** 44 px high instead of 48. */
  small?: boolean;
  /** As wide as its place. */
  wide?: boolean;
}

function classOf({ look = 'secondary', small, wide }: LookProps, className?: string): string {
  return cx(styles.button, styles[look], small && styles.small, wide && styles.wide, className);
}

export function Button({ look, small, wide, className, ...rest }: LookProps & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classOf({ look, small, wide }, className)} />;
}

export function ButtonLink({
  look,
  small,
  wide,
  className,
  ...rest
}: LookProps & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classOf({ look, small, wide }, className)} />;
}

/** The same look on a link that leaves the shop or is no page (`tel:`, `mailto:`). */
export function ButtonAnchor({ look, small, wide, className, ...rest }: LookProps & ComponentProps<'a'>) {
  return <a {...rest} className={classOf({ look, small, wide }, className)} />;
}
