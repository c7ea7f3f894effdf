/** The changes in a list's rows, sent even if the list is left. */
import { ApiError } from '#web/api/client.ts';
import type { Variant } from '#domain/options.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { createRowEdits, type RowEdits, type Versioned } from './row-edits.ts';

interface Titled extends Versioned {
  title: string;
}

interface ListEditsOptions<Entry> {
  current: (id: string) => Entry | undefined;
  writes: {
    save: (id: string, entry: Entry, version: number) => Promise<Entry>;
    show: (entry: Entry) => void;
    refresh: () => Promise<void>;
  };
  reason: (error: unknown) => string;
}

export interface ListEdits<Entry> extends RowEdits<Entry> {
  /** The list is on screen, until the returned function is called. */
  open: () => () => void;
}

export function createListEdits<Entry extends Titled>({
  current,
  writes,
  reason,
}: ListEditsOptions<Entry>): ListEdits<Entry> {
  let isOpen = false;
  const edits = createRowEdits<Entry>({
    current,
    save: (id, entry, version) => writes.save(id, withStockSeen(entry, current(id)), version),
    show: writes.show,
    sentence: (error) => fieldSentence(error) ?? reason(error),
    onFailure(error, { title }) {
      if (error instanceof ApiError && error.status === 404) void writes.refresh();
      else if (isOpen) return;
      // No row is there to show it.
      showSnack({ severity: 'error', message: `${title}: ${reason(error)}` });
    },
  });
  return {
    ...edits,
    open() {
      isOpen = true;
      return () => {
        isOpen = false;
        edits.flush();
      };
    },
  };
}

/** A difference from the stock that the admin saw doesn't undo sales. */
function withStockSeen<Entry extends object>(entry: Entry, seen: Entry | undefined): Entry {
  if (!seen || !('inventory' in seen)) return entry;
  const { variants = [] } = entry as { variants?: readonly Pick<Variant, 'inventory'>[] }; // only products have them
  return {
    ...entry,
    inventoryFrom: seen.inventory,
    // A row doesn't change it.
    ...(variants.length > 0 && {
      variants: variants.map((variant) => ({ ...variant, inventoryFrom: variant.inventory })),
    }),
  };
}

/** More specific than the server's sentence for the whole entry. */
function fieldSentence(error: unknown): string | null {
  return error instanceof ApiError ? (Object.values(error.fields)[0] ?? null) : null;
}
