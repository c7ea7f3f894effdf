/** Where messages appear: fetches the snackbar's code with the first message. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstSnack } from './queue.ts';

const SnackbarHost = lazy(() => import('./SnackbarHost.tsx'));

export function Snackbars() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => (needed ? undefined : onFirstSnack(() => setNeeded(true))), [needed]);
  return needed ? (
    <Suspense fallback={null}>
      <SnackbarHost />
    </Suspense>
  ) : null;
}
