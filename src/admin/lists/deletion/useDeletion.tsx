/** Deleting a row of a list: the question, then the focus goes on to the next row, back with Undo. */
import { useState, type ReactNode } from 'react';
import { Thumb } from '../table/cells.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { ListEntry, ListKind, Row } from '../list-kind.ts';
import type { RowEdits } from '../table/row-edits.ts';
import { focusNew, focusRow } from '../table/row-focus.ts';

export function useDeletion(
  list: ListKind,
  edits: RowEdits<ListEntry>,
): { ask: (id: string) => void; question: (rows: readonly Row<ListEntry>[]) => ReactNode } {
  const [asked, setAsked] = useState<string | null>(null);

  const question = (rows: readonly Row<ListEntry>[]) => {
    const index = rows.findIndex(({ entry }) => entry._id === asked);
    const row = rows[index];
    if (!row) return null;
    const { entry, title, change } = row;
    const next = rows[index + 1] ?? rows[index - 1];
    const close = () => {
      setAsked(null);
      focusRow(entry._id);
    };
    const hide = () => {
      change({ active: false });
      close();
    };
    return (
      <DeleteDialog
        kind={list.kind}
        id={entry._id}
        title={title}
        picture={<Thumb address={list.picture(entry as never)} size={76} />}
        texts={list.texts}
        onHide={entry.active ? hide : undefined}
        settled={() => edits.settled(entry._id)}
        onGone={() => {
          setAsked(null);
          if (next) focusRow(next.entry._id);
          else focusNew();
        }}
        onBack={() => focusRow(entry._id)}
        onClose={close}
      />
    );
  };

  return { ask: setAsked, question };
}
