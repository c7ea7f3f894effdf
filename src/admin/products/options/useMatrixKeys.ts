/** Arrows and Enter go to the same field of the next row; a cell, or a block of a spreadsheet, is copied and pasted. */
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import type { SetField } from '#admin/form/entry-form.ts';
import type { ProductValues } from '../product-definition.ts';
import { cellText, pastedCells } from './cell-text.ts';

const CELL = 'td[data-place]';

export function useMatrixKeys(table: RefObject<HTMLTableElement | null>, set: SetField<ProductValues>) {
  const cellAt = (row: number, column: number) =>
    table.current?.querySelector<HTMLElement>(`td[data-row="${row}"][data-column="${column}"]`);
  return {
    onKeyDown(event: KeyboardEvent) {
      const by = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
      const cell = cellOf(event.target);
      if (by === undefined || !cell || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const kind =
        (event.target as HTMLElement).getAttribute('role') === 'switch'
          ? '[role=switch]'
          : 'input[type=text]';
      let next: HTMLElement | null | undefined = cell;
      do {
        const { row, column } = placeOf(next);
        next = cellAt(row + by, column);
      } while (next && !next.querySelector(kind));
      next?.querySelector<HTMLElement>(kind)?.focus();
    },
    onCopy(event: ClipboardEvent) {
      const cell = cellOf(event.target);
      if (!cell || isPartSelected(event.target)) return;
      event.preventDefault();
      const stock = cell.querySelector<HTMLInputElement>('input[type=text]');
      event.clipboardData.setData('text/plain', cellText(stock?.value ?? null));
    },
    onPaste(event: ClipboardEvent) {
      const cell = cellOf(event.target);
      const pasted = pastedCells(event.clipboardData.getData('text/plain'));
      if (!cell || !pasted) return;
      event.preventDefault();
      const { row, column } = placeOf(cell);
      const changes = pasted.flatMap((line, down) =>
        line.map((some, along) => ({ some, place: cellAt(row + down, column + along)?.dataset.place })),
      );
      set('variants', (variants) =>
        changes.reduce((all, { some, place }) => {
          const at = Number(place ?? -1);
          return all[at] ? all.with(at, { ...all[at], ...some }) : all;
        }, variants),
      );
    },
  };
}

const cellOf = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>(CELL);

const placeOf = ({ dataset }: HTMLElement) => ({ row: Number(dataset.row), column: Number(dataset.column) });

/** Some digits of a number, which are copied as any text is. */
function isPartSelected(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement) || target.type !== 'text') return false;
  const { selectionStart, selectionEnd, value } = target;
  return selectionStart !== selectionEnd && selectionEnd! - selectionStart! < value.length;
}
