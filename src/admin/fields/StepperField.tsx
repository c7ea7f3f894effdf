import { useState } from 'react';
import { cx } from '#ui/cx.ts';
import { Stepper } from '#ui/Stepper.tsx';
import { useAdminMessages } from '../language.tsx';
import type { PathOf } from '../form/paths.ts';
import { FieldError, RequiredMark } from './FieldBox.tsx';
import { readNumber, writeNumber } from './numbers.ts';
import { useField } from './useField.ts';
import styles from './StepperField.module.css';

interface StepperFieldProps<Values> {
  path: PathOf<NoInfer<Values>, number | null>;
  label: string;
  hint?: string;
  min?: number;
  max?: number;
  /** The label above instead of beside it. */
  stacked?: boolean;
  optional?: boolean;
}

export function StepperField<Values extends object>({
  path,
  label,
  hint,
  min = 0,
  max = Infinity,
  stacked = false,
  optional = false,
}: StepperFieldProps<Values>) {
  const { fields } = useAdminMessages();
  const { id, value, change, error, control } = useField<number | null>(path, hint);
  const [typed, setTyped] = useState('');
  const shown = Object.is(readNumber(typed), value) ? typed : writeNumber(value);
  const number = value ?? Number.NaN;
  const step = (by: number) => change(Number.isNaN(number) ? min : Math.min(max, Math.max(min, number + by)));
  return (
    <div className={cx(styles.field, stacked && styles.stacked)}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
          {!optional && <RequiredMark />}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {!stacked && <FieldError id={id} error={error} />}
      </div>
      <Stepper
        className={styles.stepper}
        lessLabel={fields.less(label)}
        moreLabel={fields.more(label)}
        atMin={number <= min}
        atMax={number >= max}
        onStep={step}
        input={{
          ...control,
          required: !optional,
          value: shown,
          onChange: (event) => {
            setTyped(event.currentTarget.value);
            change(readNumber(event.currentTarget.value));
          },
        }}
      />
      {stacked && <FieldError id={id} error={error} />}
    </div>
  );
}
