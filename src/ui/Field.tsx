import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { cx } from './cx.ts';
import styles from './Field.module.css';

interface FrameProps {
  label: ReactNode;
  hint?: string | undefined;
  error?: string | null | undefined;
  className?: string | undefined;
}

interface FieldProps extends FrameProps, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  end?: ReactNode;
}

export function Field({ label, hint, error, className, end, ...input }: FieldProps) {
  return (
    <Frame label={label} hint={hint} error={error} className={className}>
      {(tied) => (
        <>
          <input
            type="text"
            {...input}
            {...tied}
            className={cx(styles.input, Boolean(end) && styles.withEnd)}
          />
          {end && <div className={styles.end}>{end}</div>}
        </>
      )}
    </Frame>
  );
}

/** Grows with its text if the browser can. */
export function TextAreaField({
  label,
  hint,
  error,
  className,
  ...area
}: FrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  return (
    <Frame label={label} hint={hint} error={error} className={className}>
      {(tied) => <textarea {...area} {...tied} className={cx(styles.input, styles.area)} />}
    </Frame>
  );
}

interface Tied {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

function Frame({
  label,
  hint,
  error,
  className,
  children,
}: FrameProps & { children: (tied: Tied) => ReactNode }) {
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
        {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined })}
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

export function FormError({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p ref={show} className={styles.formError}>
          <Icon name="alert" />
          {children}
        </p>
      )}
    </div>
  );
}

/** On a phone a form is higher than the screen, and its button far below. A field that is wrong has the focus instead. */
function show(error: HTMLElement | null): void {
  if (!document.activeElement?.matches('[aria-invalid=true]')) error?.scrollIntoView({ block: 'nearest' });
}
