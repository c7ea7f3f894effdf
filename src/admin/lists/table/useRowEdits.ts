/** The changes in a list's rows while its tab is open; leaving it sends what is pending. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onPageHide } from '#ui/page-hide.ts';
import { keys, useEntryWrites } from '#admin/data/queries.ts';
import type { Entries } from '#admin/data/entry-types.ts';
import { useFailureReason } from '#admin/layout/LoadFailure.tsx';
import { createListEdits } from './list-edits.ts';
import type { RowEdits } from './row-edits.ts';
import type { ListedKind } from '../list-kind.ts';

export function useRowEdits<Kind extends ListedKind>(kind: Kind): RowEdits<Entries[Kind]> {
  const client = useQueryClient();
  const writes = useEntryWrites(kind);
  const reason = useFailureReason();
  const [latest] = useState(() => ({ reason }));
  useEffect(() => {
    Object.assign(latest, { reason });
  });

  const [edits] = useState(() =>
    createListEdits<Entries[Kind]>({
      current: (id) =>
        client.getQueryData<Entries[Kind][]>(keys.entries(kind))?.find(({ _id }) => _id === id),
      writes,
      reason: (error) => latest.reason(error),
    }),
  );

  useEffect(() => {
    const close = edits.open();
    const unsubscribe = onPageHide(edits.flush);
    return () => {
      unsubscribe();
      close();
    };
  }, [edits]);
  return edits;
}
