import { createStore, type Store } from '#ui/store.ts';
import type { FormState } from '#admin/form/entry-form.ts';
import type { Uploads } from '#admin/form/uploads.ts';
import { createDraftSync } from './draft-sync.ts';
import type { Draft, DraftStorage } from './drafts.ts';
import type { RemoteDraft, RemoteDrafts } from './remote-drafts.ts';

/** After the last change, ms. */
const PAUSE = 800;
/** Older drafts are offered, not applied, ms. */
const FRESH = 24 * 60 * 60 * 1000;

export interface DraftState<Values> {
  /** ISO; null while there is nothing to save. */
  savedAt: string | null;
  /** The browser refuses to store drafts. */
  refused: boolean;
  /** The server has it too. */
  synced: boolean;
  /** When the restored draft was saved, ISO; null if none was restored. */
  restoredAt: string | null;
  /** Pictures that were on their way did not make it into the restored draft. */
  lacksPictures: boolean;
  /** Old, of another version, or written elsewhere since: not applied until accepted. */
  offered: Draft<Values> | null;
  /** The offered draft was written on another device. */
  elsewhere: boolean;
}

export interface OpenedDraft<Values> {
  applied: Draft<Values> | null;
  offered: Draft<Values> | null;
}

/** Where a draft is kept. */
export interface DraftPlace<Values> {
  storage: DraftStorage<Values>;
  remote: RemoteDrafts<Values>;
}

/** A new entry's draft is opened by its own address, so its age doesn't matter. */
export function openDraft<Values>(
  draft: Draft<Values> | null,
  version: number | null,
  now: Date,
): OpenedDraft<Values> {
  if (!draft) return { applied: null, offered: null };
  const isFresh = version === null || now.getTime() - Date.parse(draft.at) < FRESH;
  return isFresh && draft.version === version
    ? { applied: draft, offered: draft.earlier ?? null }
    : { applied: null, offered: draft };
}

interface DraftKeeperOptions<Values> {
  place: DraftPlace<Values>;
  opened: OpenedDraft<Values>;
  form: Store<FormState<Values>>;
  uploads: Pick<Uploads, 'count' | 'failed'>;
  nameOf: (values: Values) => string;
  now: () => Date;
  /** Another device's draft of the version that is open, while nothing was typed here. */
  onTake: (draft: Draft<Values>) => void;
}

export interface DraftKeeper<Values> {
  state: Store<DraftState<Values>>;
  saveNow: () => void;
  /** True once the server has the draft, false if only this device does. */
  send: () => Promise<boolean>;
  answerOffered: () => void;
  /** Removes the draft and saves no other. */
  end: () => void;
  /** The entry now has an id, so its draft another place. */
  moveTo: (place: DraftPlace<Values>) => void;
  start: () => void;
  /** The page or the editor goes away. */
  leave: () => void;
}

export function createDraftKeeper<Values>(options: DraftKeeperOptions<Values>): DraftKeeper<Values> {
  const { opened, form, uploads, nameOf, now } = options;
  let { storage, remote } = options.place;
  const state = createStore<DraftState<Values>>({
    savedAt: opened.applied?.at ?? null,
    refused: false,
    synced: opened.applied?.synced ?? false,
    restoredAt: opened.applied?.at ?? null,
    lacksPictures: opened.applied?.uploading ?? false,
    offered: opened.offered,
    elsewhere: false,
  });
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the stored draft was saved: another window's is left alone. */
  let storedAt = (opened.applied ?? opened.offered)?.at ?? null;
  const contents = () => {
    const { values, base } = form.get();
    return {
      values,
      base,
      offered: state.get().offered,
      uploading: uploads.count.get() + uploads.failed.get().length > 0,
    };
  };
  let stored = contents();
  let sync = createSync(opened.applied ?? opened.offered);

  const isSame = (a: typeof stored, b: typeof stored) =>
    a.values === b.values && a.base === b.base && a.offered === b.offered && a.uploading === b.uploading;
  const update = (patch: Partial<DraftState<Values>>) => state.set({ ...state.get(), ...patch });

  function createSync(draft: Draft<Values> | null) {
    return createDraftSync<Values>({ remote, opened: draft, onSynced, onNewer });
  }

  function onSynced(draft: Draft<Values>, version: number): void {
    const isLatest = !hasEnded && storedAt === draft.at;
    if (isLatest) storage.write({ ...draft, remote: version, synced: true });
    if (state.get().savedAt === draft.at) update({ synced: true });
  }

  function onNewer(theirs: RemoteDraft<Values>): void {
    if (hasEnded) return;
    const { version, changed } = form.get();
    const isUntouched = isSame(stored, contents()) && (changed.length === 0 || state.get().synced);
    if (!isUntouched || theirs.version !== version) return update({ offered: theirs, elsewhere: true });
    take(theirs);
    sync.answer();
  }

  function take(theirs: RemoteDraft<Values>): void {
    options.onTake(theirs);
    stored = contents();
    if (storage.write(theirs)) storedAt = theirs.at;
    update({
      savedAt: theirs.at,
      synced: true,
      restoredAt: theirs.at,
      lacksPictures: theirs.uploading ?? false,
    });
  }

  function removeStored(): void {
    if (storedAt !== null) storage.remove(storedAt);
    storedAt = null;
  }

  function saveNow(): void {
    clearTimeout(timer);
    const next = contents();
    if (hasEnded || isSame(stored, next)) return;
    stored = next;
    const { values, base, version, changed } = form.get();
    const { offered, uploading } = next;
    if (changed.length === 0 && !uploading) {
      if (!offered) {
        removeStored();
        sync.want(null);
      }
      return update({ savedAt: null, synced: false });
    }
    const draft: Draft<Values> = {
      values,
      base,
      version,
      at: now().toISOString(),
      name: nameOf(values),
      uploading,
      remote: sync.version(),
      ...(offered ? { earlier: offered } : {}),
    };
    const isStored = storage.write(draft);
    if (isStored) storedAt = draft.at;
    update({ refused: !isStored, savedAt: isStored ? draft.at : null, synced: false });
    sync.want(draft);
  }

  function schedule(): void {
    clearTimeout(timer);
    if (hasEnded) return;
    timer = setTimeout(saveNow, PAUSE);
  }

  form.subscribe(schedule);
  uploads.count.subscribe(schedule);
  uploads.failed.subscribe(schedule);

  return {
    state,
    saveNow,
    send() {
      saveNow();
      return sync.send();
    },
    answerOffered() {
      update({ offered: null, elsewhere: false });
      sync.answer();
      schedule();
    },
    end() {
      clearTimeout(timer);
      hasEnded = true;
      removeStored();
      sync.want(null);
      update({ savedAt: null, synced: false });
    },
    moveTo(place) {
      removeStored();
      sync.want(null);
      ({ storage, remote } = place);
      sync = createSync(null);
    },
    start: () => sync.start(),
    leave() {
      saveNow();
      if (!hasEnded) sync.flush();
    },
  };
}
