import { useQueryClient } from '@tanstack/react-query';
import type { EntryKind } from '#domain/catalogue.ts';
import { inLanguage } from '#contract/routes.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useLang } from '#ui/language.tsx';
import { useFacts } from '#web/features/page/facts.tsx';
import { useAdmin } from '../data/context.tsx';
import type { Entries } from '../data/entry-types.ts';
import { keys } from '../data/queries.ts';
import { problemsOf } from '../form/check.ts';
import { fieldNames } from '../form/field-names.ts';
import { useAdminMessages } from '../language.tsx';
import type { EditorProps, EntryDefinition } from './definition.ts';
import { createDraftStorage, draftKey } from './draft/drafts.ts';
import { createRemoteDrafts } from './draft/remote-drafts.ts';
import { createEntryEditor } from './entry-editor.ts';
import { useEditorApi } from './useEditorApi.ts';
import { type FormEditor, type JumpTo, useFormEditor } from './useFormEditor.ts';

export interface EntryEditor<Values extends object> extends FormEditor<Values> {
  kind: EntryKind;
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
  const facts = useFacts();
  const api = useEditorApi(definition);
  const announceSaved = useSavedMessage(definition);
  const { kind, nameOf } = definition;

  const make = (jump: JumpTo) => {
    const { blank, startOf, valuesOf, copy = (values) => values, schema, inputOf } = definition;
    const listed = client.getQueryData<Entries[Kind][]>(keys.entries(kind)) ?? [];
    const start = () => ({ ...blank(), ...startOf?.(newestOf(listed), facts) });
    const onRemoved = () => void client.invalidateQueries({ queryKey: keys.drafts() });
    const editor = createEntryEditor<Entries[Kind], Values>({
      entry,
      initial: copyOf ? copy(valuesOf(copyOf), copyOf._id) : start(),
      valuesOf,
      check: (values) => problemsOf(schema, inputOf(values), { errors, notNumber: names.notNumber }),
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
    return editor;
  };
  const history = { key: kind, load: (id: string) => adminApi.history(kind, id) };
  const editor = useFormEditor({ make, nameOf, history, field, onClose });
  const takeListed = () => {
    const listed = client.getQueryData<Entries[Kind][]>(keys.entries(kind));
    const newest = listed?.find(({ _id }) => _id === editor.state.entryId);
    if (newest) editor.takeNewer(definition.valuesOf(newest), newest.version);
  };
  return { ...editor, kind, takeListed };
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

function newestOf<Entry extends { createdDate: string }>(entries: readonly Entry[]): Entry | null {
  return entries.reduce<Entry | null>(
    (newest, entry) => (newest && newest.createdDate >= entry.createdDate ? newest : entry),
    null,
  );
}
