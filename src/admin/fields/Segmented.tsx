/** One of a few values; a stored value beyond the options adds its own button. */
import type { PathOf } from '../form/paths.ts';
import { FieldError } from './FieldBox.tsx';
import { useField } from './useField.ts';
import styles from './Segmented.module.css';

interface SegmentedProps<Values> {
  path: PathOf<NoInfer<Values>, string>;
  label: string;
  options: readonly string[];
  labels: Readonly<Record<string, string>>;
}

export function Segmented<Values extends object>({ path, label, options, labels }: SegmentedProps<Values>) {
  const { id, value, change, error, control } = useField<string | null>(path);
  const all = value === null || options.includes(value) ? options : [...options, value];
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.segments}>
        {all.map((option, index) => (
          <label key={option} className={styles.segment}>
            <input
              {...control}
              id={index === 0 ? id : undefined}
              className={styles.radio}
              type="radio"
              value={option}
              checked={option === value}
              required
              onChange={() => change(option)}
            />
            {labels[option] ?? option}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
