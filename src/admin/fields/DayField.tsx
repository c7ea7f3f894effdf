/** A day in Jerusalem, by the browser's own calendar; null where there is none. Kept as that day's noon. */
import { fromJerusalem, jerusalemDate } from '#domain/jerusalem.ts';
import { FieldBox, OptionalMark } from './FieldBox.tsx';
import { useField } from './useField.ts';
import inputs from './inputs.module.css';

interface DayFieldProps {
  path: string;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** What stands for a day that is only half typed: no date, so that saving says so instead of taking none. */
const HALF_TYPED = '?';

export function DayField({ path, label, hint, optional = false }: DayFieldProps) {
  const { id, value, change, error, control } = useField<string | null>(path, hint);
  const day = value === null || Number.isNaN(Date.parse(value)) ? '' : jerusalemDate(new Date(value));
  return (
    <FieldBox id={id} label={label} mark={optional && <OptionalMark />} hint={hint} error={error}>
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

/** A year that the calendar can't mean is left for saving to refuse. */
function noonOf(day: string): string | null {
  if (day === '') return null;
  return /^\d{4}-\d\d-\d\d$/.test(day) ? fromJerusalem(day, '12:00').toISOString() : HALF_TYPED;
}
