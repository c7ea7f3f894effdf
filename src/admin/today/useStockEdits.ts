import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onPageHide } from '#ui/page-hide.ts';
import { useAdmin } from '../data/context.tsx';
import { keys, useEntryWrites } from '../data/queries.ts';
import { useFailureReason } from '../layout/LoadFailure.tsx';
import { createStockEdits, type StockEdits } from './stock-edits.ts';

/** `onTaken` gets every stock that was saved; it must not change between renders. */
export function useStockEdits(onTaken: (id: string, inventory: number) => void): StockEdits {
  const { adminApi } = useAdmin();
  const { save } = useEntryWrites('products');
  const client = useQueryClient();
  const reason = useFailureReason();
  const [edits] = useState(() =>
    createStockEdits({
      load: (id) => adminApi.entry('products', id),
      save,
      sentence: reason,
      onTaken,
      onFailure: () => void client.invalidateQueries({ queryKey: keys.overview() }),
    }),
  );
  useEffect(() => {
    const unsubscribe = onPageHide(edits.flush);
    return () => {
      unsubscribe();
      edits.flush();
    };
  }, [edits]);
  return edits;
}
