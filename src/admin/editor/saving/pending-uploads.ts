import { createStore, type Store } from '#ui/store.ts';

export interface PendingUploads {
  count: Store<number>;
  /** Call the returned function when the upload ends. */
  begin: () => (failed?: boolean) => void;
  /** Resolves when none is left; false if one failed. */
  settled: () => Promise<boolean>;
}

export function createPendingUploads(): PendingUploads {
  const count = createStore(0);
  let hasFailed = false;
  let waiting: ((succeeded: boolean) => void)[] = [];

  function end(failed: boolean): void {
    hasFailed ||= failed;
    count.set(count.get() - 1);
    if (count.get() > 0) return;
    for (const resolve of waiting) resolve(!hasFailed);
    waiting = [];
    hasFailed = false;
  }

  return {
    count,
    begin() {
      let isOver = false;
      count.set(count.get() + 1);
      return (failed = false) => {
        if (!isOver) end(failed);
        isOver = true;
      };
    },
    settled: () =>
      count.get() === 0 ? Promise.resolve(true) : new Promise((resolve) => waiting.push(resolve)),
  };
}
