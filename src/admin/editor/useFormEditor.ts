/** What a form on screen needs besides its store, be it a window or a page. */
import { createRef, useEffect, useMemo, useState, type RefObject } from 'react';
import type { SettingsChange } from '#contract/settings.ts';
import { onPageHide } from '#ui/page-hide.ts';
import { useStore } from '#ui/store.ts';
import type { EntryForm } from '../form/context.ts';
import { focusField } from '../form/focus-field.ts';
import type { EditorState, EntryEditorStore } from './entry-editor.ts';
import { useLeaving } from './useLeaving.ts';

/** Focuses the first of these fields, or the first with a problem. */
export type JumpTo = (paths?: string | string[]) => void;

export interface FormEditor<Values extends object> extends Omit<EntryEditorStore<Values>, 'state'> {
  state: EditorState<Values>;
  form: EntryForm<Values>;
  name: string;
  field: string | undefined;
  isAsking: boolean;
  /** Below 1080 px the preview replaces the form. */
  pane: 'edit' | 'preview';
  setPane: (pane: 'edit' | 'preview') => void;
  jumpTo: JumpTo;
  bodyRef: RefObject<HTMLDivElement | null>;
  history: History;
}

interface History {
  key: string;
  /** Newest first. */
  load: (id: string) => Promise<Pick<SettingsChange, 'at' | 'by'>[]>;
}

interface FormEditorOptions<Values extends object> {
  make: (jump: JumpTo) => EntryEditorStore<Values>;
  nameOf: (values: Values) => string;
  history: History;
  field?: string | undefined;
  /** Without it the form stays and begins anew with what was saved. */
  onClose?: () => void;
}

export function useFormEditor<Values extends object>(options: FormEditorOptions<Values>): FormEditor<Values> {
  const { make, nameOf, history, field } = options;
  const [pane, setPane] = useState<'edit' | 'preview'>('edit');
  const build = (body: RefObject<HTMLDivElement | null>) => {
    const editor = make(jump);
    function jump(paths?: string | string[]): void {
      setPane('edit');
      const fields = () => (paths === undefined ? Object.keys(editor.state.get().problems) : [paths].flat());
      // After the pane and the problems are rendered.
      requestAnimationFrame(() => focusField(body.current, fields()));
    }
    return { store: editor, jumpTo: jump, bodyRef: body };
  };
  // Once: reloaded data must not change what is being edited.
  const [{ store, jumpTo, bodyRef }, rebuild] = useState(() => build(createRef()));
  const state = useStore(store.state, store.state.get());
  usePageEvents(store);
  const leaving = useLeaving(store, state, options.onClose ?? (() => rebuild((now) => build(now.bodyRef))));

  const { values, problems, shown } = state;
  const form = useMemo<EntryForm<Values>>(() => {
    const { set, touch, addUploads } = store;
    const errorAt = (path: string) => (shown.includes(path) ? problems[path]! : null);
    return { values, set, touch, addUploads, errorAt };
  }, [store, values, problems, shown]);

  return {
    ...store,
    ...leaving,
    state,
    form,
    name: nameOf(values).trim(),
    field,
    pane,
    setPane,
    jumpTo,
    bodyRef,
    history,
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
