/** One number for all combinations, or for those of one choice. */
import { useId, useState } from 'react';
import { readNumber } from '#admin/fields/numbers.ts';
import { useAdminMessages } from '#admin/language.tsx';
import { BOUNDS } from '#domain/bounds.ts';
import { useLang } from '#ui/language.tsx';
import inputs from '#admin/fields/inputs.module.css';
import { filled, type Matrix } from './matrix.ts';
import { nameIn } from './option-values.ts';
import type { Options } from './useOptions.ts';
import styles from './VariantStock.module.css';

export function FillStock({ matrix, edits }: { matrix: Matrix; edits: Options }) {
  const { productOptions: t } = useAdminMessages();
  const lang = useLang();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [within, setWithin] = useState('');
  const { pages, columns, rows } = matrix;
  const groups = [columns, pages, rows].filter((option) => option !== null);
  // A choice that is gone means all.
  const isThere = groups.some(({ choices }) => choices.some(({ _id }) => _id === within));
  const where = isThere ? within : '';
  const number = readNumber(typed);
  const isNumber = number !== null && Number.isInteger(number) && number >= 0 && number <= BOUNDS.count;
  const fill = () => {
    if (!isNumber) return;
    const { variants, count } = filled(edits.variants, {
      inventory: number,
      within: where === '' ? [] : [where],
    });
    edits.change({ variants }, t.filled(count, number));
  };
  return (
    <div role="group" aria-label={t.fill} className={styles.fill}>
      <label htmlFor={id} className={styles.fillLabel}>
        {t.fill}
      </label>
      <input
        id={id}
        name="fill-number"
        className={`${inputs.input} ${inputs.number} ${styles.fillNumber}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        aria-invalid={typed !== '' && !isNumber}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          fill();
        }}
      />
      <select
        name="fill-where"
        className={`${inputs.input} ${styles.fillWhere}`}
        aria-label={t.fillWhere}
        value={where}
        onChange={(event) => setWithin(event.currentTarget.value)}
      >
        <option value="">{t.everywhere}</option>
        {groups.map((option) => (
          <optgroup key={option._id} label={nameIn(lang, option)}>
            {option.choices.map((choice) => (
              <option key={choice._id} value={choice._id}>
                {t.only(nameIn(lang, choice))}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button type="button" className={styles.fillButton} aria-disabled={!isNumber} onClick={fill}>
        {t.fillNow}
      </button>
    </div>
  );
}
