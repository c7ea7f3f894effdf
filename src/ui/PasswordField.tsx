import { useState, type ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { PART_ICONS } from './part-icons.ts';
import styles from './PasswordField.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'end'> {
  showLabel: string;
}

export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.eye}
          aria-label={showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon path={shown ? PART_ICONS.eyeOff : PART_ICONS.eye} size={20} />
        </button>
      }
    />
  );
}
