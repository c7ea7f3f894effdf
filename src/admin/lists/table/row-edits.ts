/**
 * Changes made in rows of a list: shown immediately, sent 500 ms after the last one, one write at a time per
 * entry. If the entry has changed meanwhile (412), the change is applied to its current version.
 */
import { ApiError } from '#web/api/client.ts';
import { createStore, type Store } from '#ui/store.ts';

/** ms after an entry's last change */
const PAUSE = 500;
/** How long "saved" is shown, ms. */
const SAVED_FOR = 2_000;
const TRIES = 5;

export interface Versioned {
  _id: string;
  version: number;
}

export type Mark<Value = unknown> = { saved: true } | { failed: string; value: Value };

export interface RowState<Entry> {
  /** Not accepted by the server yet. */
  changed: Partial<Entry>;
  marks: { [Field in keyof Entry]?: Mark<Entry[Field]> };
}

interface Calls<Entry> {
  current: (id: string) => Entry | undefined;
  /** Throws the client's ApiError. */
  save: (id: string, entry: Entry, version: number) => Promise<Entry>;
  /** Called with the server's current entry if ours was outdated. */
  show: (entry: Entry) => void;
  sentence: (error: unknown) => string;
  onFailure: (error: unknown, entry: Entry) => void;
}

export interface RowEdits<Entry> {
  states: Store<ReadonlyMap<string, RowState<Entry>>>;
  set: (id: string, some: Partial<Entry>) => void;
  flush: () => void;
  /** Sends the entry's changes; resolves once all are answered. */
  settled: (id: string) => Promise<void>;
}

interface Edit<Entry> {
  waiting: Partial<Entry>;
  sending: Partial<Entry> | null;
  timer: ReturnType<typeof setTimeout> | null;
  turn: Promise<void>;
}

export function createRowEdits<Entry extends Versioned>(calls: Calls<Entry>): RowEdits<Entry> {
  const states = createStore<ReadonlyMap<string, RowState<Entry>>>(new Map());
  const edits = new Map<string, Edit<Entry>>();

  function show(
    id: string,
    change: (marks: RowState<Entry>['marks']) => RowState<Entry>['marks'] = (marks) => marks,
  ): void {
    const edit = edits.get(id);
    const marks = change(states.get().get(id)?.marks ?? {});
    const changed = { ...edit?.sending, ...edit?.waiting } as Partial<Entry>;
    const next = new Map(states.get());
    if (Object.keys(changed).length + Object.keys(marks).length === 0) next.delete(id);
    else next.set(id, { changed, marks });
    states.set(next);
  }

  function markSaved(id: string, some: Partial<Entry>): void {
    const mark = { saved: true } as const;
    const fields = Object.keys(some) as (keyof Entry)[];
    show(id, (marks) => ({ ...marks, ...Object.fromEntries(fields.map((field) => [field, mark])) }));
    setTimeout(
      () => show(id, (marks) => without(marks, (field) => fields.includes(field) && marks[field] === mark)),
      SAVED_FOR,
    );
  }

  async function send(id: string, some: Partial<Entry>): Promise<void> {
    let base = calls.current(id);
    if (!base) return;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await calls.save(id, { ...base, ...some }, base.version);
        return;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412 || !error.data || attempt === TRIES)
          throw error;
        base = error.data as Entry;
        calls.show(base);
      }
    }
  }

  async function sendWaiting(id: string, edit: Edit<Entry>): Promise<void> {
    const some = edit.waiting;
    if (Object.keys(some).length === 0) return;
    edit.sending = some;
    edit.waiting = {};
    const entry = calls.current(id);
    try {
      await send(id, some);
      edit.sending = null;
      markSaved(
        id,
        without(some, (field) => field in edit.waiting),
      );
    } catch (error) {
      edit.sending = null;
      // A field that has changed since reports on its newer value.
      const failed = Object.entries(without(some, (field) => field in edit.waiting)).map(([field, value]) => [
        field,
        { failed: calls.sentence(error), value },
      ]);
      show(id, (marks) => ({ ...marks, ...Object.fromEntries(failed) }));
      if (entry) calls.onFailure(error, entry);
    }
  }

  /** One write after the other. */
  function sendNow(id: string): Promise<void> {
    const edit = edits.get(id);
    if (!edit) return Promise.resolve();
    if (edit.timer !== null) clearTimeout(edit.timer);
    edit.timer = null;
    edit.turn = edit.turn.then(() => sendWaiting(id, edit));
    return edit.turn;
  }

  return {
    states,
    set(id, some) {
      const edit = edits.get(id) ?? { waiting: {}, sending: null, timer: null, turn: Promise.resolve() };
      if (edit.timer !== null) clearTimeout(edit.timer);
      edit.waiting = { ...edit.waiting, ...some };
      edit.timer = setTimeout(() => void sendNow(id), PAUSE);
      edits.set(id, edit);
      show(id, (marks) => without(marks, (field) => field in some));
    },
    flush() {
      for (const [id, { timer }] of edits) if (timer !== null) void sendNow(id);
    },
    settled: sendNow,
  };
}

function without<Parts extends object>(parts: Parts, leaveOut: (name: keyof Parts) => boolean): Parts {
  return Object.fromEntries(
    Object.entries(parts).filter(([name]) => !leaveOut(name as keyof Parts)),
  ) as Parts;
}
