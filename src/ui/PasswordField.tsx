import { useState, type ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './PasswordField.module.css';

const EYE =
  'M2.5 12C4.7 8 8 6 12 6s7.3 2 9.5 6c-2.2 4-5.5 6-9.5 6s-7.3-2-9.5-6zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z';

const EYE_OFF =
  'M4 4l16 16M9.9 6.3A10 10 0 0 1 12 6c4 0 7.3 2 9.5 6a13 13 0 0 1-3 3.6M6.4 7.8A13 13 0 0 0 2.5 12c2.2 4 5.5 6 9.5 6a9.8 9.8 0 0 0 4.4-1M9.9 10.1a2.8 2.8 0 0 0 3.9 3.9';

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
          <Icon path={shown ? EYE_OFF : EYE} size={20} />
        </button>
      }
    />
  );
}
