import { useCallback, useEffect, useMemo } from 'react';
import { ApiError } from '#web/api/client.ts';
import { createLatest, NOTHING_YET } from '#web/features/orders/latest.ts';
import { useStore } from '#ui/store.ts';
import { PAUSE, startPolling } from './polling.ts';

interface Watched<Value> {
  /** Undefined until there is an answer; null for an unknown order and for somebody else's. */
  value: Value | null | undefined;
  failed: boolean;
  retry: () => void;
  show: (value: Value) => void;
}

/** Asked again while `isWaiting` of the answer, after `pauseOf` it in ms. `read` must not change. */
export function useWatched<Value>(
  read: () => Promise<Value | null>,
  isWaiting: (value: Value) => boolean,
  pauseOf: (value: Value) => number = () => PAUSE,
): Watched<Value> {
  const latest = useMemo(
    () =>
      createLatest(async (): Promise<{ value: Value | null }> => {
        const value = await read().catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        });
        // An unknown order is an answer, too.
        return { value };
      }),
    [read],
  );
  const { value: answer, failed } = useStore(latest.state, NOTHING_YET);
  const ask = useCallback(() => latest.ask(), [latest]);
  useEffect(() => void ask(), [ask]);
  const value = answer?.value;
  const isOpen = !!value && isWaiting(value);
  const pause = value ? pauseOf(value) : PAUSE;
  useEffect(() => startPolling(isOpen, ask, pause), [isOpen, ask, pause]);
  return { value, failed, retry: () => void latest.retry(), show: (shown) => latest.show({ value: shown }) };
}
