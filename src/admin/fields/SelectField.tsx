/** One of several values, or none. */
import type { PathOf } from '../form/paths.ts';
import { FieldBox, OptionalMark } from './FieldBox.tsx';
import { useField } from './useField.ts';
import inputs from './inputs.module.css';

interface SelectFieldProps<Values> {
  path: PathOf<NoInfer<Values>, string | null>;
  label: string;
  hint?: string;
  /** What stands there while none is chosen. */
  none: string;
  options: readonly string[];
  labels: Readonly<Record<string, string>>;
}

export function SelectField<Values extends object>(props: SelectFieldProps<Values>) {
  const { path, label, hint, none, options, labels } = props;
  const { id, value, change, error, control } = useField<string | null>(path, hint);
  return (
    <FieldBox id={id} label={label} mark={<OptionalMark />} hint={hint} error={error}>
      <select
        {...control}
        className={inputs.input}
        value={value ?? ''}
        onChange={(event) => change(event.currentTarget.value || null)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
    </FieldBox>
  );
}
