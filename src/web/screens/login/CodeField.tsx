import { useId, type Ref } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { cx } from '#ui/cx.ts';
import { digitsOf } from './code-request.ts';
import fieldStyles from '#ui/Field.module.css';
import styles from './CodeField.module.css';

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  hint: string;
  error: string | null;
  value: string;
  onValue: (digits: string) => void;
}

const PLACES = [0, 1, 2, 3, 4, 5];

/** One input over six drawn boxes: it pastes, fills in and reads as one. */
export function CodeField({ ref, label, hint, error, value, onValue }: CodeFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={cx(styles.boxes, Boolean(error) && styles.wrong)} dir="ltr">
        {PLACES.map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={cx(styles.box, place === value.length && styles.next)}
          >
            {value[place]}
          </span>
        ))}
        <input
          ref={ref}
          id={id}
          className={styles.input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the page has just asked for
          autoFocus
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-hint`}
          value={value}
          onChange={(event) => onValue(digitsOf(event.currentTarget.value))}
        />
      </div>
      <p
        id={`${id}-hint`}
        role={error ? 'alert' : undefined}
        className={error ? fieldStyles.error : fieldStyles.hint}
      >
        {error && <Icon name="alert" size={18} />}
        {error ?? hint}
      </p>
    </div>
  );
}
