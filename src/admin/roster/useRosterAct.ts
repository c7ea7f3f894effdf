/** One change of a roster at a time; the list is read again after it, and after a refusal. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { keys } from '../data/queries.ts';
import { useAdminMessages } from '../language.tsx';
import { useFailureReason } from '../layout/LoadFailure.tsx';

export interface RosterAct {
  busy: boolean;
  /** Null while nothing failed. */
  failure: string | null;
  /** The server's sentences, by field. */
  refused: Readonly<Record<string, string>>;
  /** Resolves to whether it worked. Without `done` nothing is said. */
  run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>;
}

/** `told`: a failure is also said in a snackbar, where nothing on the page shows it. */
export function useRosterAct(workshop: string, told = false): RosterAct {
  const { roster: t } = useAdminMessages();
  const client = useQueryClient();
  const reason = useFailureReason();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<RosterAct['refused']>({});
  const refresh = async () => {
    void client.invalidateQueries({ queryKey: keys.entries('workshops') });
    void client.invalidateQueries({ queryKey: keys.overview() });
    await client.invalidateQueries({ queryKey: keys.roster(workshop) });
  };
  const run: RosterAct['run'] = async (work, done) => {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    setRefused({});
    try {
      await work();
      await refresh();
      if (done !== undefined) showSnack({ message: done, severity: 'success' });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(reason(error));
      if (told) showSnack({ message: t.notSaved(reason(error)), severity: 'error' });
      setRefused(error.fields);
      if (error.status === 404 || error.status === 409) await refresh();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, refused, run };
}
