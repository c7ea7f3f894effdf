/** Goes back to an earlier version, and forth again from the note. */
import { useQueryClient } from '@tanstack/react-query';
import type { EntryKind } from '#domain/catalogue.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { ApiError } from '#web/api/client.ts';
import { keys, useEntryWrites } from '../data/queries.ts';
import { fieldNames } from '../form/field-names.ts';
import { useAdminMessages } from '../language.tsx';
import { useFailureReason } from '../layout/LoadFailure.tsx';
import type { WayBack } from './way-back.ts';

interface ReturnOptions {
  kind: EntryKind;
  entryId: string;
  onReturned: (() => void) | undefined;
  onClose: () => void;
}

export function useReturn({ kind, entryId, onReturned, onClose }: ReturnOptions) {
  const { history, fields } = useAdminMessages();
  const t = history.back;
  const reason = useFailureReason();
  const { returnTo, refresh } = useEntryWrites(kind);
  const client = useQueryClient();

  const problemOf = (error: unknown): string => {
    const { status = 0, fields: refused = {} } = error instanceof ApiError ? error : {};
    const isOld = status === 412 || status === 404;
    if (isOld) {
      void client.invalidateQueries({ queryKey: keys.history(kind, entryId) });
      void refresh();
    }
    if (isOld) return t.changedMeanwhile;
    const names = Object.keys(refused);
    return names.length > 0 ? t.refused(fieldNames(fields, names)) : t.failed(reason(error));
  };

  const undo = async (version: number, from: number) => {
    try {
      await returnTo(entryId, version, from);
      onReturned?.();
      showSnack({ message: t.undone, severity: 'success' });
    } catch (error) {
      showSnack({ message: problemOf(error), severity: 'error' });
    }
  };

  /** Resolves to what went wrong, or null. */
  return async ({ to, from }: WayBack): Promise<string | null> => {
    try {
      const { entry, missing } = await returnTo(entryId, to.version, from);
      onReturned?.();
      onClose();
      showSnack({
        message: missing > 0 ? `${t.done} ${t.missing(missing)}` : t.done,
        severity: 'success',
        action: { label: t.undo, run: () => void undo(from, entry.version) },
      });
      return null;
    } catch (error) {
      return problemOf(error);
    }
  };
}
