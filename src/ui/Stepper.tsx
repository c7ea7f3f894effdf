/** A typed number is clamped when the field loses the focus. */
import { useState } from 'react';
import { Icon } from './Icon.tsx';
import { cx } from './cx.ts';
import styles from './Stepper.module.css';

interface StepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  label: string;
  moreLabel: string;
  lessLabel: string;
  moreStopped?: boolean;
  /** Disables minus during a change. */
  lessStopped?: boolean;
  className?: string;
}

export function Stepper(props: StepperProps) {
  const {
    value,
    min,
    max,
    onChange,
    label,
    moreLabel,
    lessLabel,
    moreStopped = false,
    lessStopped = false,
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const settle = (text: string) => {
    setTyped(null);
    const number = Number.parseInt(text, 10);
    if (Number.isFinite(number)) onChange(Math.min(max, Math.max(min, number)));
  };
  const step = (by: number, stopped: boolean) => () => {
    if (!stopped) onChange(value + by);
  };
  const atMin = lessStopped || value <= min;
  const atMax = moreStopped || value >= max;
  return (
    <div className={cx(styles.stepper, props.className)} role="group" aria-label={label}>
      <button
        type="button"
        className={styles.step}
        aria-label={lessLabel}
        aria-disabled={atMin}
        onClick={step(-1, atMin)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        type="text"
        className={styles.value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        aria-label={label}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
        onBlur={(event) => typed !== null && settle(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget.value)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={moreLabel}
        aria-disabled={atMax}
        onClick={step(1, atMax)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
