/** An editor window without React: its form, draft, saving and leaving. */
import { createStore, type Store } from '#ui/store.ts';
import { createEntryForm, type FormState, type Problems, type SetField } from '../form/entry-form.ts';
import { createUploads, type FailedUpload, type Uploads } from '../form/uploads.ts';
import { createDraftKeeper, openDraft, type DraftPlace, type DraftState } from './draft/draft-keeper.ts';
import type { EditorApi, Versioned } from './saving/editor-api.ts';
import { createSaving, type Saving, type SavingState } from './saving/saving.ts';

export interface EditorState<Values> extends FormState<Values>, SavingState<Values> {
  draft: DraftState<Values>;
  /** Pictures on their way. */
  uploading: number;
  failedUploads: readonly FailedUpload[];
  /** `asking`: whether to discard the changes. */
  leaving: 'no' | 'asking' | 'left';
}

/** ms */
const PATIENCE = 4_000;

interface EntryEditorOptions<Entry, Values extends object> {
  entry: Entry | null;
  initial: Values;
  valuesOf: (entry: Entry) => Values;
  check: (values: Values) => Problems;
  api: EditorApi<Entry, Values>;
  /** Null for a new entry. */
  draftOf: (entryId: string | null) => DraftPlace<Values>;
  nameOf: (values: Values) => string;
  now: () => Date;
  isOnline: boolean;
  onSaved: (entry: Entry, mergedFields: string[]) => void;
  /** As a draft, because something is missing; `synced`: on the server too. */
  onKept: (synced: boolean) => void;
  /** Focuses these fields, or the first with a problem. */
  onInvalid: (fields?: string[]) => void;
}

export interface EntryEditorStore<Values extends object> extends Omit<
  Saving<Values>,
  'state' | 'setActive' | 'settleUploads'
> {
  state: Store<EditorState<Values>>;
  set: SetField<Values>;
  touch: (path: string) => void;
  addUploads: Uploads['add'];
  saveWith: (patch: Partial<Values>) => Promise<void>;
  /** Something that can't be saved yet is kept as a draft, unchanged, and the editor closes. */
  saveOrKeep: (patch?: Partial<Values>) => Promise<void>;
  takeDraft: () => void;
  /** Declines the offered draft, or undoes the restored one. */
  dropDraft: () => void;
  saveDraft: () => void;
  /** What was saved elsewhere; with unsaved changes, the next save finds out. */
  takeNewer: (values: Values, version: number) => void;
  close: () => void;
  stay: () => void;
  discard: () => void;
  /** Call the returned function when the editor is removed. */
  start: () => () => void;
}

export function createEntryEditor<Entry extends Versioned, Values extends object>(
  options: EntryEditorOptions<Entry, Values>,
): EntryEditorStore<Values> {
  const { entry, api, valuesOf, now } = options;
  const version = entry?.version ?? null;
  const base = entry ? valuesOf(entry) : options.initial;
  const place = options.draftOf(entry?._id ?? null);
  const opened = openDraft(place.storage.read(), version, now());
  const leaving = createStore<EditorState<Values>['leaving']>('no');
  const uploads = createUploads();
  const form = createEntryForm({
    values: opened.applied?.values ?? base,
    base,
    version,
    check: options.check,
  });
  const draft = createDraftKeeper({
    place,
    opened,
    form: form.state,
    uploads,
    nameOf: options.nameOf,
    now,
    onTake: (taken) => form.replace(taken.values, { base: taken.base, version: taken.version }),
  });
  let latest = { base, version };

  const saving = createSaving({
    api: { ...api, show },
    valuesOf,
    form,
    uploads,
    entryId: entry?._id ?? null,
    isOnline: options.isOnline,
    onInvalid: options.onInvalid,
    onSaved(saved, mergedFields) {
      draft.end();
      options.onSaved(saved, mergedFields);
      leaving.set('left');
    },
    onSavedBehind(saved) {
      latest = { base: valuesOf(saved), version: saved.version };
      draft.moveTo(options.draftOf(saved._id));
    },
  });

  function show(newer: Entry): void {
    latest = { base: valuesOf(newer), version: newer.version };
    api.show(newer);
  }

  const snapshot = (): EditorState<Values> => ({
    ...form.state.get(),
    ...saving.state.get(),
    draft: draft.state.get(),
    uploading: uploads.count.get(),
    failedUploads: uploads.failed.get(),
    leaving: leaving.get(),
  });
  const state = createStore(snapshot());
  for (const part of [form.state, saving.state, draft.state, uploads.count, uploads.failed, leaving]) {
    part.subscribe(() => state.set(snapshot()));
  }

  const { save, saveWithoutFailedUploads, resolve, dismiss, saveAsNew, setOnline } = saving;
  return {
    state,
    save,
    saveWithoutFailedUploads,
    resolve,
    dismiss,
    saveAsNew,
    setOnline,
    set: form.set,
    touch: form.touch,
    addUploads: uploads.add,
    saveWith(patch) {
      form.replace({ ...form.state.get().values, ...patch });
      return save();
    },
    async saveOrKeep(patch = {}) {
      await saving.settleUploads();
      const { values, changed } = form.state.get();
      const patched = { ...values, ...patch };
      const failed = uploads.failed.get().map(({ field }) => field);
      const lacks = Object.keys(options.check(patched)).some((path) => !failed.includes(path));
      if (!lacks) form.replace(patched);
      if (!lacks || changed.length === 0 || failed.length > 0) return save();
      options.onKept(await Promise.race([draft.send(), afterPatience()]));
      return leaving.set('left');
    },
    takeDraft() {
      const { offered } = draft.state.get();
      if (!offered) return;
      form.replace(offered.values, { base: offered.base, version: offered.version });
      draft.answerOffered();
    },
    dropDraft() {
      if (draft.state.get().offered) draft.answerOffered();
      else form.replace(latest.base, latest);
    },
    saveDraft: draft.leave,
    takeNewer(values, newVersion) {
      if (hasUnsaved(state.get())) return;
      latest = { base: values, version: newVersion };
      form.replace(values, latest);
    },
    close: () => leaving.set(hasUnsaved(state.get()) ? 'asking' : 'left'),
    stay: () => leaving.get() === 'asking' && leaving.set('no'),
    discard() {
      draft.end();
      leaving.set('left');
    },
    start() {
      saving.setActive(true);
      draft.start();
      return () => {
        saving.setActive(false);
        // An expired login may close the editor in the middle of a word.
        draft.leave();
      };
    },
  };
}

/** On a slow network the draft is on the device, and follows later. */
function afterPatience(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE));
}

/** Something would be lost by leaving. */
export function hasUnsaved<Values>(state: EditorState<Values>): boolean {
  return state.changed.length + state.uploading + state.failedUploads.length > 0;
}
