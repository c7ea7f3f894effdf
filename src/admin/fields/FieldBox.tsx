import type { ReactNode } from 'react';
import { AdminIcon } from '../icons.tsx';
import { cx } from '#ui/cx.ts';
import { useAdminMessages } from '../language.tsx';
import styles from './FieldBox.module.css';

interface FieldBoxProps {
  /** The control's; hint and error derive theirs from it. */
  id: string;
  label: ReactNode;
  /** Marked before anything is typed. */
  required?: boolean;
  mark?: ReactNode;
  hint?: ReactNode;
  error: string | null;
  className?: string;
  children: ReactNode;
}

export function FieldBox(props: FieldBoxProps) {
  const { id, label, required = false, mark, hint, error, className, children } = props;
  return (
    <div className={cx(styles.field, className)}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {required && <RequiredMark />}
        </label>
        {mark}
      </div>
      {children}
      <FieldError id={id} error={error} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** `id` is the control's. */
export function FieldError({ id, error }: { id: string; error: string | null }) {
  return (
    error && (
      <p id={`${id}-error`} className={styles.error}>
        <AdminIcon name="alert" size={18} />
        {error}
      </p>
    )
  );
}

/** Beside the control's own `required`, which is what a screen reader says. */
export function RequiredMark() {
  const { fields } = useAdminMessages();
  return (
    <span className={styles.required} aria-hidden="true">
      {fields.required}
    </span>
  );
}

export function OptionalMark() {
  const { fields } = useAdminMessages();
  return <span className={styles.optional}>{fields.optional}</span>;
}

/** Missing English never blocks: dashed, not red. */
export function MissingMark({ children }: { children: ReactNode }) {
  return <span className={styles.missing}>{children}</span>;
}
