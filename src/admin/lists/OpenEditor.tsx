/** The editor over its list, as the address has it: for an entry, a new one, or a copy. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import type { EntryKind } from '#domain/catalogue.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import type { Entries } from '../data/entry-types.ts';
import { keys } from '../data/queries.ts';
import type { EditorProps } from '../editor/definition.ts';
import { useAdmin } from '../data/context.tsx';
import { fetchDraft } from '../drafts/load-drafts.ts';
import { newDraftId } from '../editor/draft/drafts.ts';
import { NEW, useAdminNavigation } from '../navigation.ts';

interface Edited {
  /** Null if a new entry was not created. */
  id: string | null;
  isNew: boolean;
  saved: boolean;
}

interface OpenEditorProps<Kind extends EntryKind> {
  kind: Kind;
  Editor: ComponentType<EditorProps<Kind>>;
  /** Undefined while the list is loading. */
  entries: readonly Entries[Kind][] | undefined;
  /** Says that the entry no longer exists. */
  gone: string;
  /** Resolves once an entry's changes in its row have been sent. */
  settled?: (id: string) => Promise<void>;
  onClosed: (edited: Edited) => void;
}

export function OpenEditor<Kind extends EntryKind>(props: OpenEditorProps<Kind>) {
  const { entries, settled } = props;
  const { search } = useAdminNavigation();
  const { edit, from } = search;
  const draftId = useDraftId(props.kind);
  const isSettled = useSettled(edit === NEW ? from : edit, settled);
  const isLoaded = entries !== undefined || (edit === NEW && from === undefined);
  if (edit === undefined || !isSettled || !isLoaded || draftId === null) return null;
  return (
    <EditorAt key={`${edit} ${from ?? ''} ${draftId}`} {...props} id={edit} from={from} draftId={draftId} />
  );
}

/** Made on this page, so that no other device has written them. */
const made = new Set<string>();

/** Of a new entry, for which another device's draft is fetched first; null until then. */
function useDraftId(kind: EntryKind): string | null {
  const { search, change } = useAdminNavigation();
  const { adminApi, user } = useAdmin();
  const { edit, draft } = search;
  const [fetched, setFetched] = useState<string | null>(null);
  useEffect(() => {
    if (edit !== NEW) return;
    if (draft === undefined) {
      const id = newDraftId();
      made.add(id);
      change({ draft: id });
    } else if (!made.has(draft)) {
      void fetchDraft(adminApi, user._id, kind, draft).then(() => setFetched(draft));
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the address changes
  }, [edit, draft]);
  if (edit !== NEW) return edit ?? null;
  return draft !== undefined && (made.has(draft) || fetched === draft) ? draft : null;
}

/** The editor starts from the version that includes the changes made in the row. */
function useSettled(id: string | undefined, settled: OpenEditorProps<EntryKind>['settled']): boolean {
  const [settledId, setSettledId] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    if (id !== undefined && settled) void settled(id).then(() => isHere && setSettledId(id));
    return () => {
      isHere = false;
      setSettledId(undefined);
    };
  }, [id, settled]);
  return !settled || settledId === id;
}

interface EditorAtProps<Kind extends EntryKind> extends OpenEditorProps<Kind> {
  id: string;
  from: string | undefined;
  draftId: string;
}

function EditorAt<Kind extends EntryKind>(props: EditorAtProps<Kind>) {
  const { kind, Editor, gone, onClosed, id, from, draftId } = props;
  const { search, change } = useAdminNavigation();
  const client = useQueryClient();
  const current = () => client.getQueryData<Entries[Kind][]>(keys.entries(kind)) ?? [];
  // As they were when it opened: a change of the list must not discard what is typed.
  const [entries] = useState(current);
  const entry = entries.find(({ _id }) => _id === id) ?? null;
  const isGone = entry === null && id !== NEW;
  const close = () => change({ edit: undefined, from: undefined, draft: undefined, field: undefined });

  useEffect(() => {
    if (!isGone) return;
    showSnack({ severity: 'error', message: gone });
    close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the address that it was opened at
  }, [isGone]);
  if (isGone) return null;

  const edited = (): Edited => {
    if (entry) {
      const saved = current().some(({ _id, version }) => _id === id && version !== entry.version);
      return { id, isNew: false, saved };
    }
    const known = new Set(entries.map(({ _id }) => _id));
    const added = current().find(({ _id }) => !known.has(_id));
    return { id: added?._id ?? from ?? null, isNew: added !== undefined, saved: added !== undefined };
  };
  return (
    <Editor
      entry={entry}
      copyOf={entries.find(({ _id }) => _id === from) ?? null}
      draftId={draftId}
      field={search.field}
      onClose={() => {
        close();
        void client.invalidateQueries({ queryKey: keys.drafts() });
        onClosed(edited());
      }}
    />
  );
}
