/** The native select, so that a phone opens its own picker. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Select.module.css';

interface SelectProps<Value extends string> {
  name: string;
  label: string;
  /** What it belongs to, for screen readers, where there are several. */
  of?: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** With what was chosen last, recorded in the page's head from before hydration on. */
type RecordedSelect<Value> = HTMLSelectElement & { chosen?: Value };

export function Select<Value extends string>({
  name,
  label,
  of,
  value,
  options,
  onChange,
}: SelectProps<Value>) {
  const select = useRef<RecordedSelect<Value>>(null);
  const onHydrated = useEffectEvent(() => {
    const { chosen = value } = select.current!;
    if (chosen !== value) onChange(chosen);
  });
  useEffect(() => onHydrated(), []);
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        {label}:{of && <VisuallyHidden> {of}</VisuallyHidden>}
      </span>
      <select
        ref={select}
        className={styles.select}
        name={name}
        value={value}
        onChange={({ currentTarget }: { currentTarget: RecordedSelect<Value> }) =>
          onChange(currentTarget.chosen ?? (currentTarget.value as Value))
        }
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
