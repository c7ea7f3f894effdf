/** On or off, with what it means beside it. */
import { FieldError } from './FieldBox.tsx';
import { useField } from './useField.ts';
import styles from './SwitchField.module.css';

export function SwitchField({ path, label, hint }: { path: string; label: string; hint?: string }) {
  const { id, value, change, error, control } = useField<boolean>(path, hint);
  return (
    <div className={styles.row}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        <FieldError id={id} error={error} />
      </div>
      <input
        {...control}
        className={styles.switch}
        type="checkbox"
        role="switch"
        aria-checked={value}
        checked={value}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </div>
  );
}
