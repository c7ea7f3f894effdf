/**
 * The table's keys. They act only while the focus is in the table and never in a field (WCAG 2.1.4),
 * and letters go by the physical key, since a Hebrew layout gives others.
 */
import type { KeyboardEvent } from 'react';
import type { ListEntry, Row } from '../list-kind.ts';
import type { ListActions } from './useListActions.ts';
import { focusRow } from './row-focus.ts';

interface TableKeys {
  rows: readonly Row<ListEntry>[];
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
    // A menu's keys come here too, though it stands elsewhere in the page.
    if (
      event.defaultPrevented ||
      !event.currentTarget.contains(target) ||
      target.matches('input, select, textarea')
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
  const index = rows.findIndex(({ entry }) => entry._id === id);
  const moveTo = (row: Row<ListEntry> | undefined) => row && (() => focusRow(row.entry._id));
  // From the head, too, an arrow leads into the rows.
  if (key === 'ArrowDown') return moveTo(rows[index + 1]) ?? null;
  if (key === 'ArrowUp') return moveTo(rows[index - 1]) ?? null;
  if (!id || index === -1) return null;
  const { entry, change } = rows[index]!;
  if (code === 'KeyD') return actions.of(id).duplicate;
  if (key === 'Delete') return actions.of(id).remove;
  // On a button the space bar is the button's own.
  if (code === 'Space' && (event.target as HTMLElement).matches('a'))
    return () => change({ active: !entry.active });
  return null;
}
