/**
 * Changes made in a list's row: shown at once, sent 500 ms after the last one, one write at a time for
 * each entry, the latest value of a field. Where somebody was faster (412) the change is made again on
 * the entry as it is now.
 */
import { ApiError } from '#web/api/client.ts';
import { createStore, type Store } from '#ui/store.ts';

/** ms after the last change of an entry. */
const PAUSE = 500;
/** How long "saved" stands at a control, ms. */
const SAVED_FOR = 2_000;
/** So many times a change is made again on a newer version before it is given up. */
const TRIES = 5;

export interface Versioned {
  _id: string;
  version: number;
}

export type Mark<Value = unknown> = { saved: true } | { failed: string; value: Value };

export interface RowState<Entry> {
  /** What was changed and is not accepted yet. */
  changed: Partial<Entry>;
  /** What is said at a field's control. */
  marks: { [Field in keyof Entry]?: Mark<Entry[Field]> };
}

interface Calls<Entry> {
  /** The entry as the server last gave it. */
  current: (id: string) => Entry | undefined;
  /** Throws the client's ApiError. */
  save: (id: string, entry: Entry, version: number) => Promise<Entry>;
  /** The server's present entry, where ours was old. */
  show: (entry: Entry) => void;
  /** What to say of a failure. */
  sentence: (error: unknown) => string;
  /** Called for every failure; its mark stands at the control already. */
  onFailure: (error: unknown, entry: Entry) => void;
}

export interface RowEdits<Entry> {
  states: Store<ReadonlyMap<string, RowState<Entry>>>;
  set: (id: string, some: Partial<Entry>) => void;
  /** Sends now what waits. */
  flush: () => void;
  /** Sends what waits of this entry; the answer comes when nothing of it is on its way. */
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
      // A field that was changed again meanwhile says what becomes of that.
      const failed = Object.entries(without(some, (field) => field in edit.waiting)).map(([field, value]) => [
        field,
        { failed: calls.sentence(error), value },
      ]);
      show(id, (marks) => ({ ...marks, ...Object.fromEntries(failed) }));
      if (entry) calls.onFailure(error, entry);
    }
  }

  /** One after the other, whatever became of the one before. */
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
