import { useSyncExternalStore } from 'react';

/** What only this browser knows; nothing tells of a change. `read` gives the same value each time, as React asks. */
export function useKept<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}

function neverChanges(): () => void {
  return () => {};
}
