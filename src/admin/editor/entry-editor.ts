/** Everything one editor window does, without React: its form, its draft, saving, and leaving. */
import { createStore, type Store } from '#ui/store.ts';
import { createEntryForm, type FormState, type Problems, type SetField } from '../form/entry-form.ts';
import { createDraftKeeper, openDraft, type DraftState } from './draft/draft-keeper.ts';
import type { DraftStorage } from './draft/drafts.ts';
import type { EditorApi, Versioned } from './saving/editor-api.ts';
import { createPendingUploads, type PendingUploads } from './saving/pending-uploads.ts';
import { createSaving, type Saving, type SavingState } from './saving/saving.ts';

export interface EditorState<Values> extends FormState<Values>, SavingState<Values> {
  draft: DraftState<Values>;
  /** `asking`: whether to lose the changes. */
  leaving: 'no' | 'asking' | 'left';
}

interface EntryEditorOptions<Entry, Values extends object> {
  entry: Entry | null;
  /** What a new entry begins with. */
  initial: Values;
  valuesOf: (entry: Entry) => Values;
  check: (values: Values) => Problems;
  api: EditorApi<Entry, Values>;
  /** The draft of this entry; null is the one to be created. */
  draftOf: (entryId: string | null) => DraftStorage<Values>;
  now: () => Date;
  isOnline: boolean;
  onSaved: (entry: Entry, mergedFields: string[]) => void;
  /** Leads to these fields, or to the first that is wrong. */
  onInvalid: (fields?: string[]) => void;
}

export interface EntryEditorStore<Values extends object> extends Omit<Saving<Values>, 'state' | 'setActive'> {
  state: Store<EditorState<Values>>;
  set: SetField<Values>;
  touch: (path: string) => void;
  beginUpload: PendingUploads['begin'];
  /** Saves with these values changed. */
  saveWith: (patch: Partial<Values>) => Promise<void>;
  takeDraft: () => void;
  /** Declines the offered draft, else undoes what the restored one brought. */
  dropDraft: () => void;
  saveDraft: () => void;
  /** Leaves, or asks first if there are changes. */
  close: () => void;
  stay: () => void;
  /** Leaves and loses the changes. */
  discard: () => void;
  /** Call the answer when the editor goes off the screen. */
  start: () => () => void;
}

export function createEntryEditor<Entry extends Versioned, Values extends object>(
  options: EntryEditorOptions<Entry, Values>,
): EntryEditorStore<Values> {
  const { entry, api, valuesOf, now } = options;
  const version = entry?.version ?? null;
  const base = entry ? valuesOf(entry) : options.initial;
  const storage = options.draftOf(entry?._id ?? null);
  const opened = openDraft(storage.read(), version, now());
  const leaving = createStore<EditorState<Values>['leaving']>('no');
  const uploads = createPendingUploads();
  const form = createEntryForm({
    values: opened.applied?.values ?? base,
    base,
    version,
    check: options.check,
  });
  const draft = createDraftKeeper({ storage, opened, form: form.state, now });
  /** What the server is known to have. */
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
    leaving: leaving.get(),
  });
  const state = createStore(snapshot());
  for (const part of [form.state, saving.state, draft.state, leaving]) {
    part.subscribe(() => state.set(snapshot()));
  }

  const { save, resolve, dismiss, saveAsNew, setOnline } = saving;
  return {
    state,
    save,
    resolve,
    dismiss,
    saveAsNew,
    setOnline,
    set: form.set,
    touch: form.touch,
    beginUpload: uploads.begin,
    saveWith(patch) {
      form.replace({ ...form.state.get().values, ...patch });
      return save();
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
    saveDraft: draft.saveNow,
    close: () => leaving.set(form.state.get().changed.length > 0 ? 'asking' : 'left'),
    stay: () => leaving.get() === 'asking' && leaving.set('no'),
    discard() {
      draft.end();
      leaving.set('left');
    },
    start() {
      saving.setActive(true);
      return () => {
        saving.setActive(false);
        // An expired login takes the editor away in the middle of a word.
        draft.saveNow();
      };
    },
  };
}
