import { useQueryClient } from '@tanstack/react-query';
import { createRef, useEffect, useMemo, useState, type RefObject } from 'react';
import type { EntryKind } from '#domain/catalogue.ts';
import { inLanguage } from '#contract/routes.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useLang } from '#ui/language.tsx';
import { onPageHide } from '#ui/page-hide.ts';
import { useStore } from '#ui/store.ts';
import { useAdmin } from '../data/context.tsx';
import type { Entries } from '../data/entry-types.ts';
import { keys } from '../data/queries.ts';
import { problemsOf } from '../form/check.ts';
import type { EntryForm } from '../form/context.ts';
import { fieldNames } from '../form/field-names.ts';
import { focusField } from '../form/focus-field.ts';
import { useAdminMessages } from '../language.tsx';
import type { EditorProps, EntryDefinition } from './definition.ts';
import { createDraftStorage, draftKey } from './draft/drafts.ts';
import { createRemoteDrafts } from './draft/remote-drafts.ts';
import { createEntryEditor, type EditorState, type EntryEditorStore } from './entry-editor.ts';
import { useEditorApi } from './useEditorApi.ts';
import { useLeaving } from './useLeaving.ts';

export interface EntryEditor<Values extends object> extends Omit<EntryEditorStore<Values>, 'state'> {
  kind: EntryKind;
  state: EditorState<Values>;
  form: EntryForm<Values>;
  name: string;
  field: string | undefined;
  isAsking: boolean;
  /** Below 1080 px the preview replaces the form. */
  pane: 'edit' | 'preview';
  setPane: (pane: 'edit' | 'preview') => void;
  /** Focuses the first of these fields, or the first with a problem. */
  jumpTo: (names?: string | string[]) => void;
  bodyRef: RefObject<HTMLDivElement | null>;
  /** Shows the entry as the list has it, unless something is unsaved. */
  takeListed: () => void;
}

export function useEntryEditor<Kind extends EntryKind, Values extends object>(
  definition: EntryDefinition<Kind, Values>,
  { entry, copyOf, draftId, field, onClose }: EditorProps<Kind>,
): EntryEditor<Values> {
  const { user, adminApi } = useAdmin();
  const { errors, editor: t, fields: names } = useAdminMessages();
  const client = useQueryClient();
  const api = useEditorApi(definition);
  const announceSaved = useSavedMessage(definition);
  const [pane, setPane] = useState<'edit' | 'preview'>('edit');

  // Once: a reloaded list must not change what is being edited.
  const [{ store, bodyRef, jumpTo }] = useState(() => {
    const { kind, blank, valuesOf, copy = (values) => values, schema, inputOf, nameOf } = definition;
    const onRemoved = () => void client.invalidateQueries({ queryKey: keys.drafts() });
    const body = createRef<HTMLDivElement>();
    const editor = createEntryEditor<Entries[Kind], Values>({
      entry,
      initial: copyOf ? copy(valuesOf(copyOf)) : blank(),
      valuesOf,
      check: (values) => problemsOf(schema, inputOf(values), errors),
      api,
      draftOf(entryId) {
        const id = entryId ?? draftId;
        const address = { userId: user._id, kind, id, blank: blank(), onRemoved };
        return {
          storage: createDraftStorage(draftKey(user._id, kind, id), blank()),
          remote: createRemoteDrafts<Values>(adminApi, address),
        };
      },
      nameOf,
      now: () => new Date(),
      isOnline: navigator.onLine,
      onSaved: announceSaved,
      onKept(synced) {
        const missing = fieldNames(names, Object.keys(editor.state.get().problems));
        showSnack({ severity: 'success', message: synced ? t.keptAsDraft(missing) : t.keptHere });
      },
      onInvalid: jump,
    });
    function jump(paths?: string | string[]): void {
      setPane('edit');
      const fields = () => (paths === undefined ? Object.keys(editor.state.get().problems) : [paths].flat());
      // After the pane and the problems are rendered.
      requestAnimationFrame(() => focusField(body.current, fields()));
    }
    return { store: editor, bodyRef: body, jumpTo: jump };
  });
  const state = useStore(store.state, store.state.get());
  const takeListed = () => {
    const listed = client.getQueryData<Entries[Kind][]>(keys.entries(definition.kind));
    const newest = listed?.find(({ _id }) => _id === state.entryId);
    if (newest) store.takeNewer(definition.valuesOf(newest), newest.version);
  };
  usePageEvents(store);
  const leaving = useLeaving(store, state, onClose);

  const { values, problems, shown } = state;
  const form = useMemo<EntryForm<Values>>(() => {
    const { set, touch, addUploads } = store;
    const errorAt = (path: string) => (shown.includes(path) ? problems[path]! : null);
    return { values, set, touch, addUploads, errorAt };
  }, [store, values, problems, shown]);

  return {
    ...store,
    ...leaving,
    kind: definition.kind,
    state,
    form,
    name: definition.nameOf(values).trim(),
    field,
    pane,
    setPane,
    jumpTo,
    bodyRef,
    takeListed,
  };
}

function useSavedMessage<Kind extends EntryKind, Values extends object>({
  publicPage,
}: EntryDefinition<Kind, Values>): (saved: Entries[Kind], mergedFields: string[]) => void {
  const lang = useLang();
  const { editor: t, fields } = useAdminMessages();
  return (saved, mergedFields) => {
    const names: Readonly<Record<string, string>> = fields.names;
    const merged = mergedFields.map((name) => names[name] ?? name).join(', ');
    const hidden = 'active' in saved && !saved.active;
    const message = merged ? t.savedWith(merged) : hidden ? t.savedHidden : t.saved;
    const action = { label: t.seeIt, href: inLanguage(lang, publicPage(saved)) };
    showSnack({ message, severity: 'success', ...(hidden ? {} : { action }) });
  };
}

function usePageEvents<Values extends object>(store: EntryEditorStore<Values>): void {
  useEffect(() => {
    const stop = store.start();
    const events = new AbortController();
    const { signal } = events;
    window.addEventListener('offline', () => store.setOnline(false), { signal });
    window.addEventListener('online', () => store.setOnline(true), { signal });
    const stopSaving = onPageHide(store.saveDraft);
    return () => {
      events.abort();
      stopSaving();
      stop();
    };
  }, [store]);
}
