/** The admin's queries. A write puts the server's answer into the cache and refreshes the overview. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EntryKind } from '#domain/catalogue.ts';
import type { SettingsFormKind } from '#domain/drafts.ts';
import type { DeletedEntry } from '#contract/admin.ts';
import { useAdmin } from './context.tsx';
import type { Entries, Inputs } from './entry-types.ts';

export const keys = {
  entries: (kind: EntryKind) => ['entries', kind] as const,
  entry: (kind: EntryKind, id: string) => ['entry', kind, id] as const,
  deleted: (kind: EntryKind) => ['deleted', kind] as const,
  history: (kind: EntryKind, id: string) => ['history', kind, id] as const,
  use: (kind: EntryKind, id: string) => ['use', kind, id] as const,
  drafts: () => ['drafts'] as const,
  /** Of settings that are being opened. */
  draft: (kind: SettingsFormKind) => ['draft', kind] as const,
  overview: () => ['overview'] as const,
  firstSteps: () => ['first-steps'] as const,
  users: (query?: object) => (query ? (['users', query] as const) : (['users'] as const)),
  newsletter: () => ['newsletter'] as const,
  settings: () => ['settings'] as const,
  settingsDefaults: () => ['settings', 'defaults'] as const,
  settingsHistory: () => ['settings', 'history'] as const,
  week: () => ['week'] as const,
  orders: (query?: object) => (query ? (['orders', query] as const) : (['orders'] as const)),
  /** Outdated with the lists. */
  orderCounts: () => ['orders', 'counts'] as const,
  order: (id: string) => ['order', id] as const,
  orderTasks: () => ['order-tasks'] as const,
  roster: (workshop: string) => ['roster', workshop] as const,
  mirror: (id: string) => ['mirror', id] as const,
  payments: () => ['payments'] as const,
  messages: (query?: object) => (query ? (['messages', query] as const) : (['messages'] as const)),
  message: (id: string) => ['message', id] as const,
  import: (id: string) => ['import', id] as const,
  owners: (id: string) => ['owners', id] as const,
};

export function useEntries<Kind extends EntryKind>(kind: Kind) {
  const { adminApi } = useAdmin();
  return useQuery({ queryKey: keys.entries(kind), queryFn: () => adminApi.entries(kind) });
}

export function useDeleted(kind: EntryKind) {
  const { adminApi } = useAdmin();
  return useQuery({ queryKey: keys.deleted(kind), queryFn: () => adminApi.deleted(kind) });
}

export function useRoster(workshop: string) {
  const { adminApi } = useAdmin();
  return useQuery({ queryKey: keys.roster(workshop), queryFn: () => adminApi.roster(workshop) });
}

export function useOverview() {
  const { adminApi } = useAdmin();
  return useQuery({ queryKey: keys.overview(), queryFn: adminApi.overview });
}

export function useOrderTasks() {
  const { adminApi } = useAdmin();
  return useQuery({ queryKey: keys.orderTasks(), queryFn: adminApi.orderTasks });
}

export function usePayments() {
  const { adminApi } = useAdmin();
  return useQuery({ queryKey: keys.payments(), queryFn: adminApi.payments });
}

export function useWeek() {
  const { adminApi } = useAdmin();
  return useQuery({ queryKey: keys.week(), queryFn: adminApi.week });
}

export interface EntryWrites<Kind extends EntryKind> {
  create: (input: Inputs[Kind]) => Promise<Entries[Kind]>;
  save: (id: string, input: Inputs[Kind] | Entries[Kind], version: number) => Promise<Entries[Kind]>;
  remove: (id: string, version: number) => Promise<void>;
  restore: (id: string) => Promise<Entries[Kind]>;
  /** Resolves to the entry and how many of its pictures no longer exist. */
  returnTo: (id: string, version: number, from: number) => Promise<{ entry: Entries[Kind]; missing: number }>;
  show: (entry: Entries[Kind]) => void;
  refresh: () => Promise<void>;
}

export function useEntryWrites<Kind extends EntryKind>(kind: Kind): EntryWrites<Kind> {
  const { adminApi } = useAdmin();
  const client = useQueryClient();
  return useMemo(() => {
    const key = keys.entries(kind);
    const change = (next: (entries: Entries[Kind][]) => Entries[Kind][]) =>
      client.setQueryData<Entries[Kind][]>(key, (entries) => entries && next(entries));
    const show = (entry: Entries[Kind]) =>
      change((entries) => {
        const isListed = entries.some(({ _id }) => _id === entry._id);
        return isListed ? entries.map((one) => (one._id === entry._id ? entry : one)) : [entry, ...entries];
      });
    /** An answer from before the write would undo it on screen. */
    const settle = async (put: () => void, id: string) => {
      await client.cancelQueries({ queryKey: key });
      put();
      void client.invalidateQueries({ queryKey: keys.overview() });
      void client.invalidateQueries({ queryKey: keys.history(kind, id) });
    };
    const settled = async (entry: Entries[Kind]) => {
      await settle(() => show(entry), entry._id);
      return entry;
    };
    const deleted = keys.deleted(kind);
    return {
      create: async (input) => settled(await adminApi.create(kind, input)),
      save: async (id, input, version) => settled(await adminApi.save(kind, id, input, version)),
      returnTo: async (id, version, from) => {
        const { data, missingPictures = [] } = await adminApi.returnTo(kind, id, { version, from });
        return { entry: await settled(data), missing: missingPictures.length };
      },
      restore: async (id) => {
        const entry = await settled(await adminApi.restore(kind, id));
        await client.cancelQueries({ queryKey: deleted });
        client.setQueryData<DeletedEntry[]>(deleted, (entries) => entries?.filter(({ _id }) => _id !== id));
        void client.invalidateQueries({ queryKey: deleted });
        return entry;
      },
      remove: async (id, version) => {
        await adminApi.remove(kind, id, version);
        await settle(() => change((entries) => entries.filter(({ _id }) => _id !== id)), id);
        void client.invalidateQueries({ queryKey: deleted });
      },
      show,
      refresh: () => client.invalidateQueries({ queryKey: key }),
    };
  }, [adminApi, client, kind]);
}
