/** Saving an editor's entry: waits for uploads and for the connection, merges, and keeps all where it fails. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EntryKind } from '#domain/catalogue.ts';
import { ApiError } from '#web/api/client.ts';
import { useAdmin } from '../data/context.tsx';
import type { Entries } from '../data/entry-types.ts';
import { keys, useEntryWrites } from '../data/queries.ts';
import { useAdminMessages } from '../language.tsx';
import { problemsOf } from '../form/check.ts';
import type { EntryDefinition } from './definition.ts';
import { mergeValues, takeAt, type Merge } from '../form/merge.ts';
import { useConnection } from './useConnection.ts';
import type { EntryFormState } from './useEntryForm.ts';
import { saysTheSame, type Part } from '../form/values.ts';

export interface Conflict<Values> extends Merge<Values> {
  mine: Values;
  theirs: Values;
}

export type Phase<Values> =
  | { name: 'idle' | 'uploads' | 'saving' | 'gone' }
  /** A try went into the void: the next follows by itself. */
  | { name: 'queued' }
  | { name: 'failed'; sentence: string }
  | { name: 'conflict'; conflict: Conflict<Values> };

/** Tries after a lost connection come by themselves, at first after this long, at most after `most`, ms. */
const AGAIN = { first: 4_000, most: 30_000 };

interface SavingParts<Kind extends EntryKind, Values extends object> {
  definition: EntryDefinition<Kind, Values>;
  /** Null for a new one. */
  id: string | null;
  versionRef: { current: number | null };
  state: EntryFormState<Values>;
  /** It is in the shop; `alsoTaken` names what somebody else had changed and stays. */
  onSaved: (entry: Entries[Kind], alsoTaken: string[]) => void;
  /** Something is missing or wrong; `fields` are those that the server names. */
  onRefused: (fields?: string[]) => void;
}

export interface Saving<Values> {
  phase: Phase<Values>;
  offline: boolean;
  /** Settles when it is clear what becomes of it: saved, refused, or to be tried again. */
  save: () => Promise<void>;
  /** Out of a conflict with what was chosen. */
  resolve: (theirs: readonly Part[]) => void;
  /** Back to editing. */
  rest: () => void;
  /** The deleted entry as a new one. */
  saveAsNew: () => void;
}

export function useSaving<Kind extends EntryKind, Values extends object>(
  parts: SavingParts<Kind, Values>,
): Saving<Values> {
  const { definition, versionRef, state } = parts;
  const { adminApi } = useAdmin();
  const { errors, editor: words } = useAdminMessages();
  const writes = useEntryWrites(definition.kind);
  const client = useQueryClient();
  const { offline, setOffline } = useConnection();
  const [phase, setPhase] = useState<Phase<Values>>({ name: 'idle' });
  const busy = useRef(false);
  const id = useRef(parts.id);
  const present = useRef<{ entry: Entries[Kind]; merge: Conflict<Values> } | null>(null);
  const taken = useRef<string[]>([]);
  const known = useRef<Set<string> | null>(null);
  const wait = useRef(AGAIN.first);

  const invalid = () =>
    Object.keys(problemsOf(definition.schema, definition.inputOf(state.latest().values), errors)).length > 0;

  /** A new one whose answer was lost may have arrived: it is not made twice. */
  async function create(values: Values): Promise<Entries[Kind]> {
    if (known.current) {
      const entries = await adminApi.entries(definition.kind);
      const arrived = entries.find(
        (entry) => !known.current!.has(entry._id) && saysTheSame(definition.valuesOf(entry), values),
      );
      if (arrived) {
        await writes.refresh();
        return arrived;
      }
    }
    const listed = client.getQueryData<Entries[Kind][]>(keys.entries(definition.kind)) ?? [];
    known.current ??= new Set(listed.map(({ _id }) => _id));
    return writes.create(definition.inputOf(values));
  }

  function send(values: Values): Promise<Entries[Kind]> {
    return id.current === null
      ? create(values)
      : writes.save(id.current, definition.inputOf(values), versionRef.current ?? 0);
  }

  /** Merges what can be merged and goes on; stops where she has to choose. */
  function meet(entry: Entries[Kind]): boolean {
    client.setQueryData(keys.entry(definition.kind, entry._id), entry);
    const theirs = definition.valuesOf(entry);
    const { values: mine, base } = state.latest();
    const merge = mergeValues(base, mine, theirs);
    taken.current = [...new Set([...taken.current, ...merge.taken.map(({ name }) => name)])];
    if (merge.clashes.length > 0) {
      const conflict = { ...merge, mine, theirs };
      present.current = { entry, merge: conflict };
      setPhase({ name: 'conflict', conflict });
      return false;
    }
    versionRef.current = entry.version;
    state.replace(merge.values, theirs);
    return true;
  }

  async function attempt(): Promise<void> {
    state.reveal();
    if (state.held > 0) setPhase({ name: 'uploads' });
    // She pressed before it was known that a picture would not come: it is hers to decide.
    if (!(await state.released())) return setPhase({ name: 'failed', sentence: words.uploadsFailed });
    if (invalid()) {
      setPhase({ name: 'idle' });
      return parts.onRefused();
    }
    setPhase({ name: 'saving' });
    try {
      const entry = await send(state.latest().values);
      setOffline(false);
      return parts.onSaved(entry, taken.current);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return fail(error);
    }
  }

  async function fail(error: ApiError): Promise<void> {
    setOffline(error.status === 0);
    if (error.status === 0) return setPhase({ name: 'queued' });
    // The session is over: the door leads to login, the draft stays.
    if (error.status === 401) return setPhase({ name: 'idle' });
    if (error.status === 412 && error.data) return meet(error.data as Entries[Kind]) ? attempt() : undefined;
    if (error.status === 404 && id.current !== null) return setPhase({ name: 'gone' });
    state.refuse(error.fields);
    setPhase({ name: 'failed', sentence: error.sentence ?? words.serverSilent });
    const refused = Object.keys(error.fields);
    return refused.length > 0 ? parts.onRefused(refused) : undefined;
  }

  async function run(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      await attempt();
    } finally {
      busy.current = false;
    }
  }
  const again = useRef(run);
  useEffect(() => {
    again.current = run;
  });

  const queued = phase.name === 'queued';
  useEffect(() => {
    if (!queued) return undefined;
    const retry = () => void again.current();
    window.addEventListener('online', retry);
    const timer = setTimeout(retry, wait.current);
    wait.current = Math.min(AGAIN.most, wait.current * 2);
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(timer);
    };
  }, [queued]);

  return {
    phase,
    offline,
    save: useCallback(() => again.current(), []),
    rest: useCallback(() => setPhase({ name: 'idle' }), []),
    resolve(chosen) {
      const { entry, merge } = present.current!;
      versionRef.current = entry.version;
      state.replace(takeAt(merge.values, merge.theirs, chosen), merge.theirs);
      void again.current();
    },
    saveAsNew() {
      id.current = null;
      versionRef.current = null;
      void again.current();
    },
  };
}
