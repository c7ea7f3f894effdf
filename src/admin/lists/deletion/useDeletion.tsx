/** Deleting a row: the question, then the focus moves to the next row, and back after Undo. */
import { useState, type ReactNode } from 'react';
import { Thumb } from '../table/cells.tsx';
import { focusNew, focusRow } from '../table/row-focus.ts';
import type { RowView } from '../table/row-view.tsx';
import { DeleteDialog, type DeletionTexts } from './DeleteDialog.tsx';

interface Deletion {
  ask: (id: string) => void;
  question: (rows: readonly RowView[]) => ReactNode;
}

/** `settled` resolves once an entry's changes have been sent. */
export function useDeletion(texts: DeletionTexts, settled: (id: string) => Promise<void>): Deletion {
  const [asked, setAsked] = useState<string | null>(null);

  const question = (rows: readonly RowView[]) => {
    const index = rows.findIndex(({ id }) => id === asked);
    const row = rows[index];
    if (!row) return null;
    const { id } = row;
    const next = rows[index + 1] ?? rows[index - 1];
    const close = () => {
      setAsked(null);
      focusRow(id);
    };
    const hide = () => {
      row.setActive(false);
      close();
    };
    return (
      <DeleteDialog
        kind={row.kind}
        id={id}
        title={row.title.text}
        picture={<Thumb address={row.picture} size={76} />}
        texts={texts}
        onHide={row.active ? hide : undefined}
        settled={() => settled(id)}
        onGone={() => {
          setAsked(null);
          if (next) focusRow(next.id);
          else focusNew();
        }}
        onBack={() => focusRow(id)}
        onClose={close}
      />
    );
  };

  return { ask: setAsked, question };
}
