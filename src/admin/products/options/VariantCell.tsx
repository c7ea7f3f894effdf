import { memo, useId, useState } from 'react';
import { Switch } from '#admin/controls/Switch.tsx';
import { FieldError } from '#admin/fields/FieldBox.tsx';
import { readNumber, writeNumber } from '#admin/fields/numbers.ts';
import type { SetField } from '#admin/form/entry-form.ts';
import { useAdminMessages } from '#admin/language.tsx';
import { BOUNDS } from '#domain/bounds.ts';
import { cx } from '#ui/cx.ts';
import { Stepper } from '#ui/Stepper.tsx';
import type { ProductValues } from '../product-definition.ts';
import { amount, type VariantValues } from './option-values.ts';
import styles from './VariantMatrix.module.css';

interface VariantCellProps extends Pick<VariantValues, 'inventory' | 'active'> {
  /** In the list of variants. */
  place: number;
  row: number;
  column: number;
  /** Its choices, for people. */
  of: string;
  error: string | null;
  phone: boolean;
  set: SetField<ProductValues>;
}

/** Kept as it is while others are typed into: there may be hundreds. */
export const VariantCell = memo(function VariantCell(props: VariantCellProps) {
  const { place, row, column, of, inventory, active, error, phone, set } = props;
  const { productOptions: t } = useAdminMessages();
  const id = useId();
  const [typed, setTyped] = useState('');
  const change = (some: Partial<VariantValues>) =>
    set('variants', (all) => all.with(place, { ...all[place]!, ...some }));
  const number = amount(inventory);
  const control = {
    id,
    name: `variants.${place}.inventory`,
    'aria-label': t.stockOf(of),
    'aria-invalid': error !== null,
    'aria-describedby': error ? `${id}-error` : undefined,
    value: Object.is(readNumber(typed), inventory) ? typed : writeNumber(inventory),
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      setTyped(value);
      change({ inventory: readNumber(value) });
    },
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select(),
  };
  return (
    <td
      className={cx(styles.cell, !active && styles.off, active && number === 0 && styles.out)}
      data-place={place}
      data-row={row}
      data-column={column}
    >
      <span className={styles.controls}>
        {!active ? (
          <span className={styles.words}>{t.notSold}</span>
        ) : phone ? (
          <Stepper
            className={styles.stepper}
            lessLabel={t.less(of)}
            moreLabel={t.more(of)}
            atMin={number <= 0}
            atMax={number >= BOUNDS.count}
            onStep={(by) => change({ inventory: number + by })}
            input={control}
          />
        ) : (
          <input {...control} type="text" className={styles.stock} inputMode="numeric" autoComplete="off" />
        )}
        <Switch
          name={`variants.${place}.active`}
          aria-label={t.soldOf(of)}
          on={active}
          onChange={(on) => change({ active: on })}
        />
      </span>
      <FieldError id={id} error={error} />
    </td>
  );
});
