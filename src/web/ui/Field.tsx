/** A labelled field with its hint and its error, tied to it for screen readers. */
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { cx } from './cx.ts';
import styles from './Field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode;
  hint?: string;
  /** What is wrong with it; null or '' is nothing. */
  error?: string | null;
  /** Inside the field at its end, such as a button that shows the password. */
  end?: ReactNode;
}

export function Field({ label, hint, error, end, className, ...input }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={cx(styles.input, Boolean(end) && styles.withEnd)}
          aria-invalid={Boolean(error)}
          aria-describedby={described || undefined}
        />
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </div>
  );
}

/** A form's own error, above its fields; said as soon as it appears. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className={styles.formError}>
          <Icon name="alert" />
          {children}
        </p>
      )}
    </div>
  );
}
