/** A day in Jerusalem, stored as that day's noon; '' for none. */
import { fromJerusalem, jerusalemDate } from '#domain/jerusalem.ts';
import type { PathOf } from '../form/paths.ts';
import { FieldBox, OptionalMark } from './FieldBox.tsx';
import { useField } from './useField.ts';
import inputs from './inputs.module.css';

interface DayFieldProps<Values> {
  path: PathOf<NoInfer<Values>, string>;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** Stands for a half-typed day: saving refuses it instead of taking none. */
const HALF_TYPED = '?';

export function DayField<Values extends object>({
  path,
  label,
  hint,
  optional = false,
}: DayFieldProps<Values>) {
  const { id, value, change, error, control } = useField<string>(path, hint);
  const day = Number.isNaN(Date.parse(value)) ? '' : jerusalemDate(new Date(value));
  return (
    <FieldBox
      id={id}
      label={label}
      required={!optional}
      mark={optional && <OptionalMark />}
      hint={hint}
      error={error}
    >
      <input
        {...control}
        className={inputs.input}
        type="date"
        value={day}
        required={!optional}
        onChange={(event) => change(noonOf(event.currentTarget.value))}
        onBlur={(event) => {
          if (event.currentTarget.validity.badInput) change(HALF_TYPED);
          control.onBlur();
        }}
      />
    </FieldBox>
  );
}

function noonOf(day: string): string {
  if (day === '') return '';
  return /^\d{4}-\d\d-\d\d$/.test(day) ? fromJerusalem(day, '12:00').toISOString() : HALF_TYPED;
}
