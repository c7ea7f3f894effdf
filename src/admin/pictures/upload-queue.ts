/** Uploads a few files at a time, in order; a failed one stays with its reason. */
import { ApiError } from '#web/api/client.ts';
import { createStore, type Store } from '#ui/store.ts';
import { RefusedFile } from './prepare.ts';

const AT_ONCE = 2;

/** An API error code, a refusal, `connection` (no answer), `tooMany` (not sent) or `alreadyHere`. */
export type UploadProblem = string;

/** Sending the same file again can't help. */
const FINAL = new Set([
  'not_an_image',
  'picture_too_large',
  'too_large',
  'unreadable',
  'pdf',
  'heic',
  'tooMany',
  'alreadyHere',
]);

export interface Upload {
  /** Ascending in the order in which files were chosen. */
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1. */
  sent: number;
  problem: UploadProblem | null;
  /** The address of the picture it replaces. */
  replaces: string | null;
  /** The same picture, cropped or turned. */
  isEdit: boolean;
}

export interface UploadQueue {
  uploads: Store<readonly Upload[]>;
  add: (files: readonly File[], replaces?: string | null, isEdit?: boolean) => void;
  refuse: (files: readonly File[], problem: UploadProblem) => void;
  retry: (id: number) => void;
  /** All that may succeed now. */
  retryFailed: () => void;
  dropFailed: () => void;
  remove: (id: number) => void;
  clear: () => void;
}

interface QueueOptions {
  send: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>;
  /** Returns a problem if the picture can't be used. */
  onDone: (upload: Upload, address: string) => UploadProblem | null;
}

let lastId = 0;

export function createUploadQueue({ send, onDone }: QueueOptions): UploadQueue {
  const uploads = createStore<readonly Upload[]>([]);
  const running = new Map<number, AbortController>();

  const change = (id: number, some: Partial<Upload>) =>
    uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...some } : upload)));
  const drop = (id: number) => uploads.set(uploads.get().filter((upload) => upload.id !== id));
  const append = (
    files: readonly File[],
    values: Pick<Upload, 'state' | 'problem' | 'replaces' | 'isEdit'>,
  ) => uploads.set([...uploads.get(), ...files.map((file) => ({ id: ++lastId, file, sent: 0, ...values }))]);

  function next(): void {
    const waiting = uploads.get().find(({ state }) => state === 'waiting');
    if (!waiting || running.size >= AT_ONCE) return;
    void run(waiting);
    next();
  }

  async function run(upload: Upload): Promise<void> {
    const { id, file } = upload;
    const stop = new AbortController();
    running.set(id, stop);
    change(id, { state: 'sending', sent: 0 });
    let problem: UploadProblem | null;
    try {
      const address = await send(file, (sent) => change(id, { sent }), stop.signal);
      if (stop.signal.aborted) return;
      problem = onDone(upload, address);
    } catch (error) {
      if (stop.signal.aborted) return;
      problem = problemOf(error);
    }
    running.delete(id);
    if (problem === null) drop(id);
    else change(id, { state: 'failed', problem });
    next();
  }

  function stop(id: number): void {
    running.get(id)?.abort();
    running.delete(id);
  }

  function retry(id: number): void {
    change(id, { state: 'waiting', problem: null, sent: 0 });
    next();
  }

  return {
    uploads,
    add(files, replaces = null, isEdit = false) {
      append(files, { state: 'waiting', problem: null, replaces, isEdit });
      next();
    },
    refuse: (files, problem) => append(files, { state: 'failed', problem, replaces: null, isEdit: false }),
    retry,
    retryFailed() {
      for (const upload of uploads.get()) if (canRetry(upload)) retry(upload.id);
    },
    dropFailed: () => uploads.set(uploads.get().filter(({ state }) => state !== 'failed')),
    remove(id) {
      stop(id);
      drop(id);
      next();
    },
    clear() {
      for (const id of running.keys()) stop(id);
      uploads.set([]);
    },
  };
}

export function canRetry({ state, problem }: Upload): boolean {
  return state === 'failed' && !FINAL.has(problem!);
}

function problemOf(error: unknown): UploadProblem {
  if (error instanceof RefusedFile) return error.refusal;
  if (error instanceof ApiError) return error.status === 0 ? 'connection' : error.code;
  console.error(error);
  return 'unknown';
}
