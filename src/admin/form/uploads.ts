/** What a form knows of its fields' uploads, which a save waits for. */
import { createStore, type Store } from '#ui/store.ts';
import { isEquivalent } from './values.ts';

export interface FailedUpload {
  /** The file's. */
  name: string;
  /** The path of the field it was meant for. */
  field: string;
  /** No answer came: it succeeds once the connection is back. */
  isLost: boolean;
}

/** The uploads of one field. */
export interface UploadSource {
  subscribe: (listener: () => void) => () => void;
  count: () => number;
  /** Neither uploaded nor dismissed. */
  failed: () => readonly FailedUpload[];
  /** Repeats those that may succeed now. */
  retry: () => void;
  dropFailed: () => void;
}

export interface Uploads {
  /** Those on their way. */
  count: Store<number>;
  failed: Store<readonly FailedUpload[]>;
  /** Call the returned function when the field is removed. */
  add: (source: UploadSource) => () => void;
  retry: () => void;
  dropFailed: () => void;
  /** Resolves when none is on its way. */
  settled: () => Promise<void>;
}

export function createUploads(): Uploads {
  const count = createStore(0);
  const failed = createStore<readonly FailedUpload[]>([]);
  const sources = new Set<UploadSource>();
  let waiting: (() => void)[] = [];

  function update(): void {
    const all = [...sources];
    const nowFailed = all.flatMap((source) => source.failed());
    if (!isEquivalent(failed.get(), nowFailed)) failed.set(nowFailed);
    count.set(all.reduce((sum, source) => sum + source.count(), 0));
    if (count.get() > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  return {
    count,
    failed,
    add(source) {
      sources.add(source);
      const unsubscribe = source.subscribe(update);
      update();
      return () => {
        unsubscribe();
        sources.delete(source);
        update();
      };
    },
    retry() {
      for (const source of sources) source.retry();
    },
    dropFailed() {
      for (const source of sources) source.dropFailed();
    },
    settled: () => (count.get() === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
