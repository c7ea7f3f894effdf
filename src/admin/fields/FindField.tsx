/** Finds something for a form, whose Enter it keeps for itself. */
import { type ReactNode, useId } from 'react';
import { BOUNDS } from '#domain/bounds.ts';
import { AdminIcon } from '../icons.tsx';
import inputs from './inputs.module.css';
import styles from './FindField.module.css';

interface FindFieldProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** How many were found, or why not. */
  status: ReactNode;
  invalid?: boolean;
  onEnter?: () => void;
  /** What was found. */
  children?: ReactNode;
}

export function FindField({
  label,
  value,
  onValue,
  status,
  invalid = false,
  onEnter,
  children,
}: FindFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.search}>
        <AdminIcon name="search" className={styles.glass!} />
        <input
          id={id}
          type="search"
          className={inputs.input}
          value={value}
          maxLength={BOUNDS.shortText}
          autoComplete="off"
          aria-describedby={`${id}-found`}
          aria-invalid={invalid}
          onChange={(event) => onValue(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter?.();
          }}
        />
      </div>
      <p id={`${id}-found`} role="status" className={styles.status}>
        {status}
      </p>
      {children}
    </div>
  );
}
