/**
 * The table's shortcuts. They work while the focus is in the table but not in a field (WCAG 2.1.4), and
 * letters are read by their physical key, since a Hebrew layout types others.
 */
import type { KeyboardEvent } from 'react';
import type { ListActions } from './useListActions.ts';
import type { RowView } from './row-view.tsx';
import { focusRow } from './row-focus.ts';

interface TableKeys {
  rows: readonly RowView[];
  actions: ListActions;
  /** Opens the menu of a row. */
  onMenu: (id: string) => void;
}

export function useTableKeys({
  rows,
  actions,
  onMenu,
}: TableKeys): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    // React bubbles a menu's keys here too, though it is elsewhere in the document.
    if (
      event.defaultPrevented ||
      !event.currentTarget.contains(target) ||
      target.matches('input:not([role=switch]), select, textarea')
    )
      return;
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    const act = actOf(event, id, { rows, actions, onMenu });
    if (!act) return;
    event.preventDefault();
    act();
  };
}

function actOf(
  event: KeyboardEvent<HTMLElement>,
  id: string | undefined,
  { rows, actions, onMenu }: TableKeys,
): (() => void) | null {
  const { code, key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (shiftKey) return code === 'F10' && id ? () => onMenu(id) : null;
  if (code === 'KeyN') return () => actions.add();
  const index = rows.findIndex((row) => row.id === id);
  const moveTo = (row: RowView | undefined) => row && (() => focusRow(row.id));
  // From the head an arrow enters the rows.
  if (key === 'ArrowDown') return moveTo(rows[index + 1]) ?? null;
  if (key === 'ArrowUp') return moveTo(rows[index - 1]) ?? null;
  if (!id || index === -1) return null;
  const { active, setActive } = rows[index]!;
  if (code === 'KeyD') return actions.of(id).duplicate;
  if (key === 'Delete') return actions.of(id).remove;
  // A button handles its own space bar.
  if (code === 'Space' && (event.target as HTMLElement).matches('a')) return () => setActive(!active);
  return null;
}
