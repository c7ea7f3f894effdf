import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import type { Mark } from './row-edits.ts';
import styles from './controls.module.css';

interface SwitchProps {
  name: string;
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  describedBy?: string | undefined;
}

export function Switch({ name, label, on, onChange, describedBy }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      name={name}
      className={styles.switch}
      aria-checked={on}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={() => onChange(!on)}
    >
      <span className={styles.knob}>{on && <AdminIcon name="check" size={12} />}</span>
    </button>
  );
}

interface NumberProps {
  name: string;
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  describedBy?: string | undefined;
}

/** A whole number from 0; an empty field keeps the old one. */
function useTypedNumber({ value, max, onChange }: NumberProps) {
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
  return { step, input: { value: shown, onKeyDown, onBlur: () => setTyped(null), onChange: type } };
}

function NumberInput({
  props,
  input,
}: {
  props: NumberProps;
  input: ReturnType<typeof useTypedNumber>['input'];
}) {
  return (
    <input
      name={props.name}
      className={styles.value}
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      aria-label={props.label}
      aria-valuenow={props.value}
      aria-valuemin={0}
      aria-valuemax={props.max}
      aria-describedby={props.describedBy}
      value={input.value}
      onChange={(event) => input.onChange(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={input.onKeyDown}
      onBlur={input.onBlur}
    />
  );
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
      <NumberInput props={props} input={input} />
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
    <span className={styles.stepper} role="group" aria-label={props.label}>
      <button
        type="button"
        className={styles.step}
        aria-label={lists.less}
        aria-disabled={props.value <= 0}
        onClick={() => step(-1)}
      >
        <AdminIcon name="minus" size={18} />
      </button>
      <NumberInput props={props} input={input} />
      <button
        type="button"
        className={styles.step}
        aria-label={lists.more}
        aria-disabled={props.value >= props.max}
        onClick={() => step(1)}
      >
        <AdminIcon name="plus" size={18} />
      </button>
    </span>
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
