/** Whether pieces are counted for each combination, and the matrix of their stock. */
import { useRef } from 'react';
import { Switch } from '#admin/controls/Switch.tsx';
import { FieldError } from '#admin/fields/FieldBox.tsx';
import { useField } from '#admin/fields/useField.ts';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { OPTION_BOUNDS } from '#domain/options.ts';
import { FillStock } from './FillStock.tsx';
import { matrixOf } from './matrix.ts';
import type { VariantValues } from './option-values.ts';
import type { Options } from './useOptions.ts';
import { canBeCounted, countOfCombinations, totalOf, variantsFor } from './variants.ts';
import { VariantMatrix } from './VariantMatrix.tsx';
import parts from './parts.module.css';
import styles from './VariantStock.module.css';

export function VariantStock({ edits }: { edits: Options }) {
  const { productOptions: t } = useAdminMessages();
  const { options, variants, change } = edits;
  const last = useRef<readonly VariantValues[]>([]);
  const count = countOfCombinations(options);
  const isOn = variants.length > 0;
  const isTooMany = !canBeCounted(options);
  const hint = isTooMany ? t.tooManyCombinations(OPTION_BOUNDS.variants) : t.countHint;
  const { id, control, error } = useField<VariantValues[]>('variants', hint);
  if (count === 0) return <FieldError id={id} error={error} />;

  const turn = (on: boolean) => {
    if (on) return change({ variants: variantsFor(options, last.current) }, t.countingOn(count));
    last.current = variants;
    return change({ variants: [], inventory: totalOf(variants) }, t.countingOff(totalOf(variants)));
  };
  const matrix = matrixOf(options);
  return (
    <div className={styles.stock}>
      <div className={parts.head}>
        <div>
          <label htmlFor={id} className={styles.label}>
            {t.countEach}
          </label>
          <p id={`${id}-hint`} className={parts.hint}>
            {hint}
          </p>
        </div>
        <Switch {...control} disabled={isTooMany && !isOn} on={isOn} onChange={turn} />
      </div>
      <FieldError id={id} error={error} />
      {isOn && matrix && (
        <>
          <FillStock matrix={matrix} edits={edits} />
          <VariantMatrix matrix={matrix} />
          <Sums variants={variants} />
        </>
      )}
    </div>
  );
}

function Sums({ variants }: { variants: readonly VariantValues[] }) {
  const { productOptions: t } = useAdminMessages();
  const sold = variants.filter(({ active }) => active);
  const out = sold.filter((variant) => totalOf([variant]) === 0).length;
  return (
    <p className={styles.sums}>
      <AdminIcon name="box" />
      {[
        t.inStock(totalOf(variants), sold.length - out),
        out > 0 && t.soldOut(out),
        sold.length < variants.length && t.notSoldCount(variants.length - sold.length),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
