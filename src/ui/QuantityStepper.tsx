/** A typed number is clamped when the field loses the focus. */
import { useState } from 'react';
import { Stepper, type StepperProps } from './Stepper.tsx';

interface QuantityStepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  label: string;
  moreLabel: string;
  lessLabel: string;
  /** Disables minus during a change. */
  lessStopped?: boolean;
  Field?: StepperProps['Field'];
  className?: string | undefined;
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min, max, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    setTyped(null);
    if (typed) onChange(Math.min(max, Math.max(min, Number(typed))));
  };
  return (
    <Stepper
      {...props}
      atMin={props.lessStopped || value <= min}
      atMax={value >= max}
      onStep={(by) => onChange(value + by)}
      input={{
        maxLength: 3,
        value: typed ?? value,
        onChange: (event) => setTyped(event.currentTarget.value.replace(/\D/g, '')),
        onBlur: settle,
        onKeyDown: (event) => event.key === 'Enter' && settle(),
      }}
    />
  );
}
