/** An editor of one ring, with a server, storage and clock under the test's control. */
import { vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import type { Draft, DraftStorage } from './draft/drafts.ts';
import { fakeRemote } from './draft/remote-drafts.fixture.ts';
import { createEntryEditor } from './entry-editor.ts';

export interface Values {
  title: string;
  price: number | null;
  stock: number | null;
}

export interface Ring {
  _id: string;
  version: number;
  title: string;
  price: number | null;
  stock: number | null;
}

export const RING: Ring = { _id: 'ring', version: 1, title: 'Ring', price: 100, stock: 5 };
export const NOW = new Date('2026-11-22T12:00:00.000Z');
const BLANK: Values = { title: '', price: null, stock: 1 };

export const valuesOf = ({ title, price, stock }: Values): Values => ({ title, price, stock });
export const offline = () => new ApiError(0);
export const refused = (status: number, fields: Record<string, string> = {}) =>
  new ApiError(status, { error: `sentence ${status}`, code: 'invalid', fields });

interface Fake {
  entry?: Ring | null;
  /** By the entry's id or `new`. */
  drafts?: Record<string, Draft<Values>>;
  isOnline?: boolean;
}

/** Answers are held while `hold` is on, and released one by one. */
export function open({ entry = RING, drafts = {}, isOnline = true }: Fake = {}) {
  const stored = new Map(Object.entries(drafts));
  const server = new Map<string, Ring>([[RING._id, RING]]);
  const faults: (ApiError | Error)[] = [];
  const waiting: (() => void)[] = [];
  const device = { isFull: false };
  const remotes = new Map<string, ReturnType<typeof fakeRemote<Values>>>();
  const network = { hold: false, losesAnswer: false };
  const sent: { id: string | null; values: Values; version: number | null }[] = [];
  const onSaved = vi.fn<(saved: Ring, merged: string[]) => void>();
  const onKept = vi.fn<(synced: boolean) => void>();
  const onInvalid = vi.fn<(fields?: string[]) => void>();
  const show = vi.fn<(newer: Ring) => void>();

  async function arrive(): Promise<void> {
    if (network.hold) await new Promise<void>((resolve) => waiting.push(resolve));
    const fault = faults.shift();
    if (fault) throw fault;
  }

  function answer(ring: Ring): Ring {
    server.set(ring._id, ring);
    if (!network.losesAnswer) return ring;
    network.losesAnswer = false;
    throw offline();
  }

  const editor = createEntryEditor<Ring, Values>({
    entry,
    initial: BLANK,
    valuesOf,
    check: ({ title, price }) => ({
      ...(title === '' && { title: 'missing' }),
      ...(price === null && { price: 'missing' }),
    }),
    api: {
      async create(values) {
        sent.push({ id: null, values, version: null });
        await arrive();
        return answer({ ...values, _id: `made-${server.size}`, version: 1 });
      },
      async save(id, values, { version }) {
        sent.push({ id, values, version });
        await arrive();
        const kept = server.get(id);
        if (!kept) throw refused(404);
        if (kept.version !== version)
          throw new ApiError(412, { error: 'old', code: 'old_version', data: kept });
        return answer({ ...values, _id: id, version: version + 1 });
      },
      async entries() {
        await arrive();
        return [...server.values()];
      },
      listedIds: () => new Set([RING._id]),
      show,
    },
    draftOf: (id) => ({ storage: storageAt(id ?? 'new'), remote: remoteAt(id ?? 'new') }),
    nameOf: ({ title }) => title,
    now: () => new Date(),
    isOnline,
    onSaved,
    onKept,
    onInvalid,
  });

  function remoteAt(key: string) {
    const remote = remotes.get(key) ?? fakeRemote<Values>();
    remotes.set(key, remote);
    return remote;
  }

  function storageAt(key: string): DraftStorage<Values> {
    return {
      read: () => stored.get(key) ?? null,
      write(draft) {
        if (!device.isFull) stored.set(key, draft);
        return !device.isFull;
      },
      remove(at) {
        if (stored.get(key)?.at === at) stored.delete(key);
      },
    };
  }

  const state = () => editor.state.get();
  return {
    editor,
    state,
    sent,
    faults,
    device,
    network,
    onSaved,
    onKept,
    onInvalid,
    remoteAt,
    show,
    phase: () => state().phase.name,
    stored: () => Object.fromEntries(stored),
    storeElsewhere: (draft: Draft<Values>) => stored.set(RING._id, draft),
    server: () => [...server.values()],
    elsewhere(patch: Partial<Values>, id = RING._id) {
      const kept = server.get(id)!;
      server.set(id, { ...kept, ...patch, version: kept.version + 1 });
    },
    deleteElsewhere: () => server.delete(RING._id),
    async letGo() {
      waiting.shift()!();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

export function aDraft(patch: Partial<Draft<Values>> = {}): Draft<Values> {
  return {
    values: { ...valuesOf(RING), title: 'Drafted' },
    base: valuesOf(RING),
    version: 1,
    at: new Date(NOW.getTime() - 60_000).toISOString(),
    ...patch,
  };
}
