/** One of a few values, side by side. */
import segmented from '../fields/Segmented.module.css';

interface ChoiceProps<Value extends string> {
  name: string;
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ name, legend, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className={segmented.field}>
      <legend className={segmented.legend}>{legend}</legend>
      <div className={segmented.segments}>
        {options.map((option) => (
          <label key={option.value} className={segmented.segment}>
            <input
              className={segmented.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
