import { useState, type ComponentProps, type KeyboardEvent, type PointerEvent } from 'react';
import { cx } from '#ui/cx.ts';
import { Stepper } from '#ui/Stepper.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import type { Mark } from './row-edits.ts';
import styles from './controls.module.css';

interface NumberProps {
  name: string;
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  describedBy?: string | undefined;
}

/** A whole number from 0; an empty field keeps the old one. */
function useTypedNumber({ name, label, value, max, onChange, describedBy }: NumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number) => {
    setTyped(null);
    const next = Math.min(max, Math.max(0, value + by));
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, String(max).length);
    setTyped(digits);
    if (digits !== '' && Math.min(max, Number(digits)) !== value) onChange(Math.min(max, Number(digits)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const shown = typed !== null && (typed === '' || Number(typed) === value) ? typed : String(value);
  const input: ComponentProps<'input'> = {
    name,
    role: 'spinbutton',
    inputMode: 'numeric',
    autoComplete: 'off',
    'aria-label': label,
    'aria-valuenow': value,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-describedby': describedBy,
    value: shown,
    onChange: (event) => type(event.currentTarget.value),
    onFocus: (event) => event.currentTarget.select(),
    onKeyDown,
    onBlur: () => setTyped(null),
  };
  return { step, input };
}

/** A small field in a table; `spin` adds two arrows for the mouse. */
export function NumberBox({ spin = false, ...props }: NumberProps & { spin?: boolean }) {
  const { step, input } = useTypedNumber(props);
  const press = (by: number) => (event: PointerEvent) => {
    event.preventDefault();
    step(by);
  };
  return (
    <span className={cx(styles.number, spin && styles.narrow)}>
      <input {...input} className={styles.value} />
      {spin && (
        <span className={styles.spin} aria-hidden="true">
          <span onPointerDown={press(1)}>
            <AdminIcon name="chevronUp" size={14} />
          </span>
          <span onPointerDown={press(-1)}>
            <AdminIcon name="chevron" size={14} />
          </span>
        </span>
      )}
    </span>
  );
}

export function NumberStepper(props: NumberProps) {
  const { lists } = useAdminMessages();
  const { step, input } = useTypedNumber(props);
  return (
    <Stepper
      className={styles.stepper}
      label={props.label}
      lessLabel={lists.less}
      moreLabel={lists.more}
      atMin={props.value <= 0}
      atMax={props.value >= props.max}
      onStep={step}
      input={input}
    />
  );
}

export const isSaved = (mark: Mark | undefined) => mark !== undefined && 'saved' in mark;

export function Saved({ mark }: { mark: Mark | undefined }) {
  const { lists } = useAdminMessages();
  if (!isSaved(mark)) return null;
  return (
    <span className={styles.saved}>
      <AdminIcon name="check" size={16} />
      <span>{lists.saved}</span>
    </span>
  );
}
