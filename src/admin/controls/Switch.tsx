import type { ComponentProps } from 'react';
import styles from './Switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> {
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ on, onChange, ...input }: SwitchProps) {
  return (
    <input
      {...input}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
      role="switch"
      className={styles.switch}
      checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
