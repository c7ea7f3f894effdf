/** Stock that is set on Today. The overview has only part of a product, so it is fetched before its first save. */
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

interface StockEditsOptions<Product> {
  load: (id: string) => Promise<Product>;
  save: (id: string, product: Product & { inventoryFrom?: number }, version: number) => Promise<Product>;
  sentence: (error: unknown) => string;
  /** Gets every stock that was saved. */
  onTaken: (id: string, inventory: number) => void;
  onFailure: () => void;
}

export function createStockEdits<Product extends Stocked>(options: StockEditsOptions<Product>): StockEdits {
  const products = new Map<string, Product>();
  const seen = new Map<string, number>();

  const put = (product: Product) => {
    products.set(product._id, product);
    seen.set(product._id, product.inventory);
  };
  const ask = async (id: string) => {
    const product = products.get(id) ?? (await options.load(id));
    // A save may have brought a newer one meanwhile.
    if (!products.has(id)) products.set(id, product);
    return products.get(id)!;
  };

  const rows = createRowEdits<Stocked>({
    current: (id) => products.get(id) ?? { _id: id, version: 0, inventory: 0 },
    async save(id, { inventory }) {
      const product = await ask(id);
      // A difference from what the admin saw doesn't undo sales.
      const inventoryFrom = seen.get(id)!;
      const saved = await options.save(id, { ...product, inventory, inventoryFrom }, product.version);
      put(saved);
      options.onTaken(id, saved.inventory);
      return saved;
    },
    // The server's answer to an outdated version is the whole product.
    show: (present) => put(present as Product),
    sentence: options.sentence,
    onFailure: options.onFailure,
  });

  return {
    ...rows,
    prepare(id, inventory) {
      if (!seen.has(id)) seen.set(id, inventory);
      void ask(id).catch(() => {});
    },
  };
}

/** A row stays after its product has been restocked, so that it does not vanish under the finger. */
export function withAllSeen<Row extends { _id: string }>(
  seen: readonly Row[],
  entries: readonly Row[],
): Row[] {
  const present = new Map(entries.map((entry) => [entry._id, entry]));
  const known = new Set(seen.map(({ _id }) => _id));
  return [
    ...seen.map((entry) => present.get(entry._id) ?? entry),
    ...entries.filter(({ _id }) => !known.has(_id)),
  ];
}
