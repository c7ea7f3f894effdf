/** An editor's calls, with the lists on screen kept up to date. */
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EntryKind } from '#domain/catalogue.ts';
import { useAdmin } from '../data/context.tsx';
import type { Entries, Inputs } from '../data/entry-types.ts';
import { keys, useEntryWrites } from '../data/queries.ts';
import type { EntryDefinition } from './definition.ts';
import type { EditorApi } from './saving/editor-api.ts';

export function useEditorApi<Kind extends EntryKind, Values extends object>({
  kind,
  inputOf,
}: EntryDefinition<Kind, Values>): EditorApi<Entries[Kind], Values> {
  const { adminApi } = useAdmin();
  const writes = useEntryWrites(kind);
  const client = useQueryClient();
  return useMemo(() => {
    // The form is checked by the same schema before it is sent.
    const validInput = (values: Values, base?: Values) => inputOf(values, base) as Inputs[Kind];
    return {
      create: (values) => writes.create(validInput(values)),
      save: (id, values, { version, base }) => writes.save(id, validInput(values, base), version),
      async entries() {
        const entries = await adminApi.entries(kind);
        client.setQueryData<Entries[Kind][]>(keys.entries(kind), entries);
        return entries;
      },
      listedIds() {
        const listed = client.getQueryData<Entries[Kind][]>(keys.entries(kind)) ?? [];
        return new Set(listed.map(({ _id }) => _id));
      },
      show: (entry) => client.setQueryData(keys.entry(kind, entry._id), entry),
    };
  }, [adminApi, client, inputOf, kind, writes]);
}
