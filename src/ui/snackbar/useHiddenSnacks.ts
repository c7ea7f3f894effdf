import { useEffect } from 'react';
import { hideSnacks } from './queue.ts';

/** For a sheet or a dialog, whose answers a message would cover: those shown go when it opens. */
export function useHiddenSnacks(open = true): void {
  useEffect(() => {
    if (open) hideSnacks();
  }, [open]);
}
