import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Shekels } from '#domain/money.ts';
import { cx } from '#ui/cx.ts';
import { readNumber, writeNumber } from '#admin/fields/numbers.ts';
import styles from './controls.module.css';

interface PriceBoxProps {
  label: string;
  value: Shekels;
  onChange: (value: Shekels) => void;
  describedBy?: string | undefined;
  /** As high as a stepper. */
  large?: boolean;
}

/** Taken when the field is left or Enter is pressed: half a price must not be on sale. Escape restores it. */
export function PriceBox({ label, value, onChange, describedBy, large = false }: PriceBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    setTyped(null);
    const number = typed === null ? null : readNumber(typed);
    if (number !== null && !Number.isNaN(number) && number !== value) onChange(number as Shekels);
  };
  useOnLeaving(take);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
    else if (event.key === 'Escape' && typed !== null) setTyped(null);
    else return;
    // Neither a form nor the sheet hears of it.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className={cx(styles.number, styles.money, large && styles.large)} dir="ltr">
      <span aria-hidden="true">₪</span>
      <input
        name="price"
        className={styles.value}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={typed !== null && Number.isNaN(readNumber(typed))}
        value={typed ?? writeNumber(value, true)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={take}
      />
    </span>
  );
}

/** A sheet that is swiped away takes its field along, without a blur. */
function useOnLeaving(call: () => void): void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => () => latest.current(), []);
}
