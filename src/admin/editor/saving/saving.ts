/** Waits for uploads and the connection, and merges others' changes. */
import { ApiError } from '#web/api/client.ts';
import { createStore, type Store } from '#ui/store.ts';
import type { FormStore } from '#admin/form/entry-form.ts';
import { mergeValues, takeAt, type Merge } from '#admin/form/merge.ts';
import type { Uploads } from '#admin/form/uploads.ts';
import { isEquivalent, type Part } from '#admin/form/values.ts';
import { createCreation } from './creation.ts';
import type { EditorApi, Versioned } from './editor-api.ts';
import { createRetry } from './retry.ts';

export interface Conflict<Values> extends Merge<Values> {
  mine: Values;
  theirs: Values;
}

export type Phase<Values> =
  | { name: 'idle' | 'uploading' | 'saving' | 'deleted' }
  /** No answer came; a retry follows. */
  | { name: 'queued' }
  | { name: 'failed'; cause: 'uploads' | 'server'; sentence: string | null }
  | { name: 'conflict'; conflict: Conflict<Values> };

export interface SavingState<Values> {
  phase: Phase<Values>;
  offline: boolean;
  entryId: string | null;
}

interface SavingOptions<Entry, Values extends object> {
  api: EditorApi<Entry, Values>;
  valuesOf: (entry: Entry) => Values;
  form: FormStore<Values>;
  uploads: Uploads;
  entryId: string | null;
  isOnline: boolean;
  /** `mergedFields`: what somebody else had changed. */
  onSaved: (entry: Entry, mergedFields: string[]) => void;
  /** The form was changed since it was sent. */
  onSavedBehind: (entry: Entry) => void;
  /** `fields`: those that the server named. */
  onInvalid: (fields?: string[]) => void;
}

export interface Saving<Values> {
  state: Store<SavingState<Values>>;
  /** Resolves once the entry is saved, refused, or waiting for a retry. */
  save: () => Promise<void>;
  saveWithoutFailedUploads: () => Promise<void>;
  /** Ends a conflict: the chosen parts become theirs. */
  resolve: (theirs: readonly Part[]) => Promise<void>;
  /** Resolves when no picture is on its way; some may have failed. */
  settleUploads: () => Promise<void>;
  dismiss: () => void;
  /** After the entry was deleted elsewhere. */
  saveAsNew: () => Promise<void>;
  setOnline: (isOnline: boolean) => void;
  /** Whether a queued save is retried. */
  setActive: (isActive: boolean) => void;
}

export function createSaving<Entry extends Versioned, Values extends object>(
  options: SavingOptions<Entry, Values>,
): Saving<Values> {
  const { api, valuesOf, form, uploads, onInvalid } = options;
  const state = createStore<SavingState<Values>>({
    phase: { name: 'idle' },
    offline: !options.isOnline,
    entryId: options.entryId,
  });
  const create = createCreation(api, valuesOf);
  const retry = createRetry(() => void save());
  let isBusy = false;
  let isActive = true;
  let mergedFields: string[] = [];
  let newer: Entry | null = null;

  const update = (patch: Partial<SavingState<Values>>) => state.set({ ...state.get(), ...patch });

  function setPhase(phase: Phase<Values>): void {
    update({ phase });
    retry.cancel();
    if (phase.name === 'queued' && isActive) retry.schedule();
  }

  function send(values: Values): Promise<Entry> {
    const { entryId } = state.get();
    const { base, version } = form.state.get();
    return entryId === null ? create(values) : api.save(entryId, values, { version: version ?? 0, base });
  }

  function accept(entry: Entry, sent: Values): void {
    retry.reset();
    setPhase({ name: 'idle' });
    update({ offline: false, entryId: entry._id });
    const { values } = form.state.get();
    const isUploaded = uploads.count.get() + uploads.failed.get().length === 0;
    if (isEquivalent(values, sent) && isUploaded) return options.onSaved(entry, mergedFields);
    mergedFields = [];
    const base = valuesOf(entry);
    form.replace(mergeValues(sent, values, base).values, { base, version: entry.version });
    return options.onSavedBehind(entry);
  }

  /** Merges a newer entry, unless there are conflicts that were not `asked` yet. */
  function reconcile(entry: Entry, asked: readonly Part[] = [], chosen: readonly Part[] = []): boolean {
    const { values: mine, base } = form.state.get();
    const theirs = valuesOf(entry);
    const merge = mergeValues(base, mine, theirs);
    mergedFields = [...new Set([...mergedFields, ...merge.merged.map(({ name }) => name)])];
    if (merge.clashes.some((part) => !asked.some((other) => isEquivalent(other, part)))) {
      newer = entry;
      setPhase({ name: 'conflict', conflict: { ...merge, mine, theirs } });
      return false;
    }
    form.replace(takeAt(merge.values, theirs, chosen), { base: theirs, version: entry.version });
    return true;
  }

  async function settleUploads(): Promise<void> {
    uploads.retry();
    if (uploads.count.get() > 0) setPhase({ name: 'uploading' });
    await uploads.settled();
  }

  /** Saving without a picture that failed to upload is the admin's decision. */
  function isHeldByUploads(): boolean {
    const failed = uploads.failed.get();
    if (failed.length === 0) return false;
    const areLost = failed.every(({ isLost }) => isLost);
    if (areLost) update({ offline: true });
    setPhase(areLost ? { name: 'queued' } : { name: 'failed', cause: 'uploads', sentence: null });
    return true;
  }

  async function attempt(): Promise<void> {
    form.showAllProblems();
    await settleUploads();
    // A field may be empty only because its picture is still to come.
    if (!form.isValid(uploads.failed.get().map(({ field }) => field))) {
      setPhase({ name: 'idle' });
      return onInvalid();
    }
    if (isHeldByUploads()) return undefined;
    setPhase({ name: 'saving' });
    const { values } = form.state.get();
    try {
      return accept(await send(values), values);
    } catch (error) {
      return fail(error);
    }
  }

  function fail(error: unknown): Promise<void> | void {
    if (!(error instanceof ApiError)) {
      console.error(error);
      return setPhase({ name: 'failed', cause: 'server', sentence: null });
    }
    const { status, fields, sentence, data } = error;
    update({ offline: status === 0 });
    if (status === 0) return setPhase({ name: 'queued' });
    // The session has expired: login follows, and the draft stays.
    if (status === 401) return setPhase({ name: 'idle' });
    if (status === 412 && data) {
      api.show(data as Entry);
      return reconcile(data as Entry) ? attempt() : undefined;
    }
    if (status === 404 && state.get().entryId !== null) return setPhase({ name: 'deleted' });
    form.refuse(fields);
    setPhase({ name: 'failed', cause: 'server', sentence });
    const names = Object.keys(fields);
    return names.length > 0 ? onInvalid(names) : undefined;
  }

  async function save(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      await attempt();
    } finally {
      isBusy = false;
    }
  }

  // Once they are uploaded or dismissed, nothing is left to decide.
  uploads.failed.subscribe(() => {
    const { phase } = state.get();
    const isHeld = phase.name === 'failed' && phase.cause === 'uploads';
    if (isHeld && uploads.failed.get().length === 0) setPhase({ name: 'idle' });
  });

  return {
    state,
    save,
    settleUploads,
    saveWithoutFailedUploads() {
      uploads.dropFailed();
      return save();
    },
    async resolve(chosen) {
      const { phase } = state.get();
      if (phase.name !== 'conflict' || !newer) return;
      if (reconcile(newer, phase.conflict.clashes, chosen)) await save();
    },
    dismiss: () => setPhase({ name: 'idle' }),
    async saveAsNew() {
      const { values, base } = form.state.get();
      update({ entryId: null });
      form.replace(values, { base, version: null });
      await save();
    },
    setOnline(isOnline) {
      update({ offline: !isOnline });
      if (!isOnline) return;
      if (state.get().phase.name === 'queued') void save();
      else uploads.retry();
    },
    setActive(active) {
      isActive = active;
      retry.cancel();
      if (active && state.get().phase.name === 'queued') retry.schedule();
    },
  };
}
