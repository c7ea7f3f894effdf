/** The native select, so that a phone opens its own picker. */
import { Icon } from './Icon.tsx';
import styles from './Select.module.css';

interface SelectProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

export function Select<Value extends string>({ name, label, value, options, onChange }: SelectProps<Value>) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}:</span>
      <select
        className={styles.select}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={18} className={styles.chevron} />
    </label>
  );
}
