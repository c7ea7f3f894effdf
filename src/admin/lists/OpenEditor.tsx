/** The editor over its list, as the address says it: at an entry, at a new one, or at a copy. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showSnack } from '#ui/snackbar/queue.ts';
import type { Entries } from '../data/entry-types.ts';
import { keys } from '../data/queries.ts';
import { NEW, useAdminNavigation } from '../navigation.ts';
import type { ListEntry, ListedKind, ListKind } from './list-kind.ts';
import type { RowEdits } from './table/row-edits.ts';

export interface Edited {
  /** The entry that it was about; null where a new one was not made. */
  id: string | null;
  isNew: boolean;
  /** Whether it was saved. */
  saved: boolean;
}

interface OpenEditorProps {
  list: ListKind;
  edits: RowEdits<ListEntry>;
  /** The list has come. */
  loaded: boolean;
  /** After it was closed. */
  onClosed: (edited: Edited) => void;
}

export function OpenEditor({ list, edits, loaded, onClosed }: OpenEditorProps) {
  const { search } = useAdminNavigation();
  const { edit, from } = search;
  const settled = useSettled(edit === NEW ? from : edit, edits);
  if (edit === undefined || !settled || !loaded) return null;
  return <EditorAt key={`${edit} ${from ?? ''}`} list={list} id={edit} from={from} onClosed={onClosed} />;
}

/** Changes in the entry's row come in first: the editor begins with the version after them. */
function useSettled(id: string | undefined, edits: RowEdits<ListEntry>): boolean {
  const [settled, setSettled] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    if (id !== undefined) void edits.settled(id).then(() => isHere && setSettled(id));
    return () => {
      isHere = false;
      setSettled(undefined);
    };
  }, [id, edits]);
  return settled === id;
}

interface EditorAtProps<Kind extends ListedKind> {
  list: ListKind<Kind>;
  id: string;
  from: string | undefined;
  onClosed: (edited: Edited) => void;
}

function EditorAt<Kind extends ListedKind>({ list, id, from, onClosed }: EditorAtProps<Kind>) {
  const { search, change } = useAdminNavigation();
  const client = useQueryClient();
  const present = () => client.getQueryData<Entries[Kind][]>(keys.entries(list.kind)) ?? [];
  // As they were when it opened: what becomes of the list beneath must not take away what she types.
  const [entries] = useState(present);
  const entry = entries.find(({ _id }) => _id === id) ?? null;
  const isGone = entry === null && id !== NEW;
  const close = () => change({ edit: undefined, from: undefined, field: undefined });

  useEffect(() => {
    if (!isGone) return;
    showSnack({ severity: 'error', message: (list as unknown as ListKind).texts.gone });
    close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the address that it was opened at
  }, [isGone]);
  if (isGone) return null;

  const edited = (): Edited => {
    if (id !== NEW)
      return {
        id,
        isNew: false,
        saved: present().some(({ _id, version }) => _id === id && version !== entry?.version),
      };
    const known = new Set(entries.map(({ _id }) => _id));
    const added = present().find(({ _id }) => !known.has(_id));
    return { id: added?._id ?? from ?? null, isNew: added !== undefined, saved: added !== undefined };
  };
  const { Editor } = list;
  return (
    <Editor
      entry={entry}
      copyOf={entries.find(({ _id }) => _id === from) ?? null}
      field={search.field}
      onClose={() => {
        close();
        onClosed(edited());
      }}
    />
  );
}
