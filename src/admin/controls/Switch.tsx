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
      role="switch"
      className={styles.switch}
      aria-checked={on}
      checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
