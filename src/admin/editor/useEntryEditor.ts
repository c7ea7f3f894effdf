/** One editor's whole behaviour, whatever the kind: its form, its draft, saving it and leaving it. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { inLanguage } from '#contract/routes.ts';
import type { EntryKind } from '#domain/catalogue.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useLang } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import type { Entries } from '../data/entry-types.ts';
import { useAdminMessages } from '../language.tsx';
import type { EntryDefinition } from './definition.ts';
import { draftKey } from './draft/drafts.ts';
import type { EditorProps } from './definition.ts';
import { focusField } from '../form/focus-field.ts';
import { openDraft, useDraft, type DraftState } from './draft/useDraft.ts';
import { useEntryForm, type EntryFormState } from './useEntryForm.ts';
import { useLeaving, type Leaving } from './useLeaving.ts';
import { useSaving, type Saving } from './useSaving.ts';

export interface EntryEditor<Values extends object> {
  kind: EntryKind;
  /** Null while it is not in the shop yet. */
  entryId: string | null;
  /** The version that the editor opened with; null for a new one. */
  version: number | null;
  state: EntryFormState<Values>;
  draft: DraftState<Values>;
  saving: Saving<Values>;
  leaving: Leaving;
  /** What it is called now. */
  name: string;
  /** The field to open at. */
  field: string | undefined;
  /** The edit pane, when the preview stands in its place below 1080 px. */
  pane: 'edit' | 'preview';
  setPane: (pane: 'edit' | 'preview') => void;
  /** Shows the first of these fields and gives it the focus; without a name the first that is wrong. */
  jumpTo: (names?: string | string[]) => void;
  /** Where the fields are looked for. */
  bodyRef: RefObject<HTMLDivElement | null>;
  takeDraft: () => void;
  /** Takes what the restored or offered draft brought out again. */
  dropDraft: () => void;
  /** Saves it with these values in place of what stands there, such as hidden. */
  saveWith: (some: Partial<Values>) => void;
  /** Leaves without saving, as she said. */
  giveUp: () => void;
}

export function useEntryEditor<Kind extends EntryKind, Values extends object>(
  definition: EntryDefinition<Kind, Values>,
  { entry, copyOf, field, onClose }: EditorProps<Kind>,
): EntryEditor<Values> {
  const { user } = useAdmin();
  const lang = useLang();
  const { editor: words, fields } = useAdminMessages();
  const bodyRef = useRef<HTMLDivElement>(null);
  const versionRef = useRef(entry?.version ?? null);
  const [pane, setPane] = useState<'edit' | 'preview'>('edit');

  // As it was when the editor opened: a list that is asked again must not change what she types on.
  const [opened] = useState(() => {
    const original = entry ?? copyOf;
    const begun = original ? definition.valuesOf(original) : definition.blank();
    const base = copyOf ? (definition.copy?.(begun) ?? begun) : begun;
    const target = entry?._id ?? (copyOf ? `copy-${copyOf._id}` : 'new');
    const key = draftKey(user._id, definition.kind, target);
    const drafts = openDraft(key, definition.blank(), entry?.version ?? null);
    return { key, drafts, base, entryId: entry?._id ?? null, version: entry?.version ?? null };
  });
  const state = useEntryForm(definition, {
    values: opened.drafts.applied?.values ?? opened.base,
    base: opened.base,
  });
  const draft = useDraft(opened.key, opened.drafts, state, versionRef);
  const leaving = useLeaving(state.changed.length > 0, onClose);

  const wrong = useRef(state.problems);
  useEffect(() => {
    wrong.current = state.problems;
  });
  const jumpTo = useCallback((names?: string | string[]) => {
    setPane('edit');
    // Once the pane and the sentences are there.
    requestAnimationFrame(() =>
      focusField(bodyRef.current, names === undefined ? Object.keys(wrong.current) : [names].flat()),
    );
  }, []);

  const saving = useSaving({
    definition,
    id: opened.entryId,
    versionRef,
    state,
    onRefused: jumpTo,
    onSaved(saved: Entries[Kind], taken) {
      draft.end();
      leaving.free();
      const also = taken.map((name) => fields.names[name as keyof typeof fields.names] ?? name).join(', ');
      const hidden = 'active' in saved && !saved.active;
      const message = taken.length > 0 ? words.savedWith(also) : hidden ? words.savedHidden : words.saved;
      const href = inLanguage(lang, definition.publicPage(saved));
      showSnack({
        message,
        severity: 'success',
        ...(hidden ? {} : { action: { label: words.seeIt, href } }),
      });
      leaving.go();
    },
  });

  return {
    kind: definition.kind,
    entryId: opened.entryId,
    version: opened.version,
    state,
    draft,
    saving,
    leaving,
    name: definition.nameOf(state.form.values).trim(),
    field,
    pane,
    setPane,
    jumpTo,
    bodyRef,
    takeDraft() {
      const { offered } = draft;
      if (!offered) return;
      versionRef.current = offered.version;
      state.replace(offered.values, offered.base);
      draft.answer();
    },
    dropDraft() {
      if (draft.offered) return draft.answer();
      return state.replace(opened.base);
    },
    saveWith(some) {
      state.replace({ ...state.form.values, ...some });
      void saving.save();
    },
    giveUp() {
      draft.end();
      leaving.go();
    },
  };
}
