import { useState } from 'react';
import { showSnack } from '#ui/snackbar/queue.ts';
import { downloadFile } from '#web/api/download.ts';
import { useSession } from '#web/features/session/context.tsx';
import { readToken } from '#web/features/session/token.ts';
import { useAdminMessages } from '../language.tsx';
import { useFailureReason } from '../layout/LoadFailure.tsx';

/** One file at a time; says why one can't be had. */
export function useDownload() {
  const { lists } = useAdminMessages();
  const session = useSession();
  const reason = useFailureReason();
  const [busy, setBusy] = useState(false);
  const download = async (path: string) => {
    setBusy(true);
    try {
      await downloadFile(path, { token: readToken(), onRefused: session.refused });
    } catch (error) {
      showSnack({ message: lists.tools.failed(reason(error)), severity: 'error' });
    }
    setBusy(false);
  };
  return { download, busy };
}
