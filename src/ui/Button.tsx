import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Link } from './Link.tsx';
import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'dark' | 'onDark' | 'quiet';

interface LookProps {
  look?: ButtonLook;
  /** 44 px instead of 48 px. */
  small?: boolean;
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

/** For links out of the shop and other schemes (`tel:`, `mailto:`). */
export function ButtonAnchor({ look, small, wide, className, ...rest }: LookProps & ComponentProps<'a'>) {
  return <a {...rest} className={classOf({ look, small, wide }, className)} />;
}
