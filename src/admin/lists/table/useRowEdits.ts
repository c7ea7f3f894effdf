/** The changes in a list's rows while its tab is open; leaving it sends what is pending. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { onPageHide } from '#ui/page-hide.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { keys, useEntryWrites } from '#admin/data/queries.ts';
import type { Entries } from '#admin/data/entry-types.ts';
import { useFailureReason } from '#admin/layout/LoadFailure.tsx';
import { createRowEdits, type RowEdits } from './row-edits.ts';
import type { ListedKind } from '../list-kind.ts';

export function useRowEdits<Kind extends ListedKind>(kind: Kind): RowEdits<Entries[Kind]> {
  const client = useQueryClient();
  const writes = useEntryWrites(kind);
  const reason = useFailureReason();
  const [latest] = useState(() => ({ reason, isHere: true }));
  useEffect(() => {
    Object.assign(latest, { reason });
  });

  const [edits] = useState(() => {
    const currentOf = (id: string) =>
      client.getQueryData<Entries[Kind][]>(keys.entries(kind))?.find(({ _id }) => _id === id);
    return createRowEdits<Entries[Kind]>({
      current: currentOf,
      save: (id, entry, version) => writes.save(id, withStockSeen(entry, currentOf(id)), version),
      show: writes.show,
      sentence: (error) => fieldSentence(error) ?? latest.reason(error),
      onFailure(error, { title }) {
        if (error instanceof ApiError && error.status === 404) void writes.refresh();
        else if (latest.isHere) return;
        // No row is there to show it.
        showSnack({ severity: 'error', message: `${title}: ${latest.reason(error)}` });
      },
    });
  });

  useEffect(() => {
    Object.assign(latest, { isHere: true });
    const unsubscribe = onPageHide(edits.flush);
    return () => {
      Object.assign(latest, { isHere: false });
      unsubscribe();
      edits.flush();
    };
  }, [edits, latest]);
  return edits;
}

/** A difference from the stock that the admin saw doesn't undo sales. */
function withStockSeen<Entry extends object>(entry: Entry, seen: Entry | undefined): Entry {
  return seen && 'inventory' in seen ? { ...entry, inventoryFrom: seen.inventory } : entry;
}

/** More specific than the server's sentence for the whole entry. */
function fieldSentence(error: unknown): string | null {
  return error instanceof ApiError ? (Object.values(error.fields)[0] ?? null) : null;
}
