import { Switch } from '../controls/Switch.tsx';
import type { PathOf } from '../form/paths.ts';
import { FieldError } from './FieldBox.tsx';
import { useField } from './useField.ts';
import styles from './SwitchField.module.css';

interface SwitchFieldProps<Values> {
  path: PathOf<NoInfer<Values>, boolean>;
  label: string;
  hint?: string;
}

export function SwitchField<Values extends object>({ path, label, hint }: SwitchFieldProps<Values>) {
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
      <Switch {...control} on={value} onChange={change} />
    </div>
  );
}
