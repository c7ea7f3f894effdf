/** Rows of one option and columns of another; on a phone one column at a time. */
import { useRef, useState } from 'react';
import { usePhone } from '#admin/editor/frame/usePhone.ts';
import { useForm } from '#admin/form/context.ts';
import { useAdminMessages } from '#admin/language.tsx';
import { useLang } from '#ui/language.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { ProductValues } from '../product-definition.ts';
import { keyAt, placesOf, type Matrix } from './matrix.ts';
import { useMatrixKeys } from './useMatrixKeys.ts';
import { nameIn, type ChoiceValues, type OptionValues } from './option-values.ts';
import { PickChoice } from './PickChoice.tsx';
import { VariantCell } from './VariantCell.tsx';
import styles from './VariantMatrix.module.css';

export function VariantMatrix({ matrix: { rows, columns, pages } }: { matrix: Matrix }) {
  const { productOptions: t } = useAdminMessages();
  const lang = useLang();
  const phone = usePhone();
  const { values, set, errorAt } = useForm<ProductValues>();
  const { variants } = values;
  const table = useRef<HTMLTableElement>(null);
  const keys = useMatrixKeys(table, set);
  const errorOf = (place: number) =>
    errorAt(`variants.${place}.inventory`) ?? errorAt(`variants.${place}.choices`);
  const wrong = variants.find((_variant, place) => errorOf(place))?.choices ?? [];
  const page = usePicked(pages, wrong);
  const column = usePicked(columns, wrong);
  const shownColumns: (ChoiceValues | null)[] = !columns ? [null] : phone ? [column.choice] : columns.choices;
  const places = placesOf(variants);
  const named = (choice: ChoiceValues | null) => (choice ? nameIn(lang, choice) : '');
  return (
    <div className={styles.matrix}>
      {pages && <PickChoice option={pages} chosen={page.choice} onChoose={page.choose} />}
      {columns && phone && <PickChoice option={columns} chosen={column.choice} onChoose={column.choose} />}
      <div className={styles.scroll}>
        <table ref={table} className={styles.table} {...keys}>
          <caption>
            <VisuallyHidden>{t.matrix}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {nameIn(lang, rows)}
              </th>
              {shownColumns.map((choice) => (
                <th key={choice?._id ?? ''} scope="col">
                  {choice ? named(choice) : t.stock}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.choices.map((row, rowIndex) => (
              <tr key={row._id}>
                <th scope="row">
                  <bdi>{named(row)}</bdi>
                </th>
                {shownColumns.map((choice, columnIndex) => {
                  const place = places.get(keyAt(row, choice, page.choice)) ?? -1;
                  const variant = variants[place];
                  if (!variant) return <td key={choice?._id ?? ''}>{t.notSold}</td>;
                  const of = [row, choice, page.choice].map(named).filter(Boolean).join(', ');
                  return (
                    <VariantCell
                      key={choice?._id ?? ''}
                      place={place}
                      row={rowIndex}
                      column={columnIndex}
                      of={of}
                      inventory={variant.inventory}
                      active={variant.active}
                      error={errorOf(place)}
                      phone={phone}
                      set={set}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The choice that is shown; one with an error comes by itself, once. */
function usePicked(option: OptionValues | null, wrong: readonly string[]) {
  const [picked, setPicked] = useState('');
  const [seen, setSeen] = useState('');
  const wrongId = option?.choices.find(({ _id }) => wrong.includes(_id))?._id ?? '';
  if (wrongId !== seen) {
    setSeen(wrongId);
    if (wrongId !== '') setPicked(wrongId);
  }
  const choice = option?.choices.find(({ _id }) => _id === picked) ?? option?.choices[0] ?? null;
  return { choice, choose: setPicked };
}
