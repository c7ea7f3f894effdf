import type { ComponentProps, ElementType } from 'react';
import { Icon } from './Icon.tsx';
import { cx } from './cx.ts';
import styles from './Stepper.module.css';

export interface StepperProps {
  /** Names the field, and makes a named group of the whole. */
  label?: string;
  moreLabel: string;
  lessLabel: string;
  atMin: boolean;
  atMax: boolean;
  onStep: (by: 1 | -1) => void;
  input: ComponentProps<'input'>;
  /** Renders it; an `input` when left out. */
  Field?: ElementType<ComponentProps<'input'>> | undefined;
  className?: string | undefined;
}

export function Stepper(props: StepperProps) {
  const { label, input, onStep, Field = 'input' } = props;
  const step = (by: 1 | -1, name: string, stopped: boolean) => (
    <button
      type="button"
      data-each=""
      className={styles.step}
      aria-label={name}
      aria-disabled={stopped}
      onClick={() => stopped || onStep(by)}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} size={16} />
    </button>
  );
  return (
    <div className={cx(styles.stepper, props.className)} role={label && 'group'} aria-label={label}>
      {step(-1, props.lessLabel, props.atMin)}
      <Field
        type="text"
        className={styles.value}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        {...input}
      />
      {step(1, props.moreLabel, props.atMax)}
    </div>
  );
}
