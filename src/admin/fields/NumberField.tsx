/** Null while nothing is typed; the text is formatted when the field is left. */
import { useState } from 'react';
import { cx } from '#ui/cx.ts';
import type { PathOf } from '../form/paths.ts';
import { FieldBox, OptionalMark } from './FieldBox.tsx';
import { readNumber, writeNumber } from './numbers.ts';
import { useField } from './useField.ts';
import inputs from './inputs.module.css';

interface NumberFieldProps<Values> {
  path: PathOf<NoInfer<Values>, number | null>;
  label: string;
  hint?: string;
  /** `₪`, `%`: shown at the field's end. */
  unit?: string;
  /** Shekels: two decimals. */
  money?: boolean;
  optional?: boolean;
}

export function NumberField<Values extends object>({
  path,
  label,
  hint,
  unit,
  money = false,
  optional = false,
}: NumberFieldProps<Values>) {
  const { id, value, change, error, control } = useField<number | null>(path, hint);
  const [typed, setTyped] = useState('');
  // The text as typed, unless a draft or a merge brought another value.
  const shown = Object.is(readNumber(typed), value) ? typed : writeNumber(value, money);
  return (
    <FieldBox
      id={id}
      label={label}
      required={!optional}
      mark={optional && <OptionalMark />}
      hint={hint}
      error={error}
    >
      <div className={inputs.box}>
        <input
          {...control}
          className={cx(inputs.input, inputs.number, unit && inputs.withUnit)}
          value={shown}
          inputMode={money ? 'decimal' : 'numeric'}
          required={!optional}
          autoComplete="off"
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            change(readNumber(text));
          }}
          onBlur={() => {
            control.onBlur();
            if (!Number.isNaN(value)) setTyped(writeNumber(value, money));
          }}
        />
        {unit && (
          <span className={inputs.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
    </FieldBox>
  );
}
