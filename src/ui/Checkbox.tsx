import type { ComponentProps, ReactNode } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Its label. */
  children: ReactNode;
}

export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={styles.label}>
      <input type="checkbox" {...input} className={styles.box} />
      <span>{children}</span>
    </label>
  );
}
