/** Stock that is set on Today. The overview has only part of a product, so it is fetched before its first save. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminProduct } from '#contract/products.ts';
import { onPageHide } from '#ui/page-hide.ts';
import { useAdmin } from '../data/context.tsx';
import { keys, useEntryWrites } from '../data/queries.ts';
import { useFailureReason } from '../layout/LoadFailure.tsx';
import { createRowEdits, type RowEdits } from '../lists/table/row-edits.ts';

interface Stocked {
  _id: string;
  version: number;
  inventory: number;
}

export interface StockEdits extends RowEdits<Stocked> {
  /** Fetches a product early, so that even a page that is being left can save it; `inventory` is what the admin sees. */
  prepare: (id: string, inventory: number) => void;
}

/** `onTaken` gets every stock that was saved; it must not change between renders. */
export function useStockEdits(onTaken: (id: string, inventory: number) => void): StockEdits {
  const { adminApi } = useAdmin();
  const { save } = useEntryWrites('products');
  const client = useQueryClient();
  const reason = useFailureReason();
  const [edits] = useState(() => {
    const products = new Map<string, AdminProduct>();
    const seen = new Map<string, number>();
    const ask = async (id: string) => {
      const product = products.get(id) ?? (await adminApi.entry('products', id));
      if (!products.has(id)) products.set(id, product);
      return products.get(id)!;
    };
    const rows = createRowEdits<Stocked>({
      current: (id) => products.get(id) ?? { _id: id, version: 0, inventory: 0 },
      async save(id, { inventory }) {
        const product = await ask(id);
        // A difference from what the admin saw doesn't undo sales.
        const inventoryFrom = seen.get(id);
        const saved = await save(id, { ...product, inventory, inventoryFrom }, product.version);
        products.set(id, saved);
        seen.set(id, saved.inventory);
        onTaken(id, saved.inventory);
        return saved;
      },
      // Our copy was outdated.
      show: (present) => {
        products.set(present._id, present as AdminProduct);
        seen.set(present._id, present.inventory);
      },
      sentence: reason,
      onFailure: () => void client.invalidateQueries({ queryKey: keys.overview() }),
    });
    const prepare = (id: string, inventory: number) => {
      if (!seen.has(id)) seen.set(id, inventory);
      void ask(id).catch(() => {});
    };
    return { ...rows, prepare };
  });
  useEffect(() => {
    const unsubscribe = onPageHide(edits.flush);
    return () => {
      unsubscribe();
      edits.flush();
    };
  }, [edits]);
  return edits;
}
