import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { createRowEdits } from './row-edits.ts';

interface Piece {
  _id: string;
  version: number;
  title: string;
  inventory: number;
  priority: number;
  active: boolean;
}

const RING: Piece = { _id: 'ring', version: 1, title: 'Ring', inventory: 5, priority: 0, active: true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A list of one ring and its server; `held` delays each answer until `answer()`. */
function shop({ held = false } = {}) {
  let kept = RING;
  let shown: Piece = RING;
  const sent: { entry: Piece; version: number }[] = [];
  const answers: (() => void)[] = [];
  const failures: unknown[] = [];
  let fault: ApiError | null = null;
  const edits = createRowEdits<Piece>({
    current: (id) => (id === shown._id ? shown : undefined),
    show: (entry) => {
      shown = entry;
    },
    async save(_id, entry, version) {
      sent.push({ entry, version });
      if (held) await new Promise<void>((resolve) => answers.push(resolve));
      if (fault) throw fault;
      if (version !== kept.version)
        throw new ApiError(412, { error: 'old', code: 'old_version', data: kept });
      kept = { ...entry, version: version + 1 };
      shown = kept;
      return kept;
    },
    sentence: (error) => `not saved: ${(error as ApiError).status}`,
    onFailure: (error) => failures.push(error),
  });
  return {
    edits,
    sent,
    failures,
    kept: () => kept,
    state: () => edits.states.get().get('ring'),
    breakWith: (error: ApiError | null) => {
      fault = error;
    },
    elsewhere: (some: Partial<Piece>) => {
      kept = { ...kept, ...some, version: kept.version + 1 };
    },
    async answer() {
      answers.shift()!();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('a change is shown immediately, sent after 500 ms, and marked as saved for 2 seconds', async () => {
  const { edits, sent, state, kept } = shop();
  edits.set('ring', { inventory: 6 });
  await vi.advanceTimersByTimeAsync(400);
  edits.set('ring', { inventory: 7 });
  expect(state()?.changed).toEqual({ inventory: 7 });
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ entry: { ...RING, inventory: 7 }, version: 1 }]);
  expect(kept().inventory).toBe(7);
  expect(state()).toEqual({ changed: {}, marks: { inventory: { saved: true } } });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(state()).toBeDefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(state()).toBeUndefined();
});

test('two changes in a row are sent in one write', async () => {
  const { edits, sent } = shop();
  edits.set('ring', { inventory: 7 });
  edits.set('ring', { active: false });
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.map(({ entry }) => entry)).toEqual([{ ...RING, inventory: 7, active: false }]);
});

test('a change during a write waits for it and is based on the returned version', async () => {
  const { edits, sent, kept, answer, state } = shop({ held: true });
  edits.set('ring', { inventory: 7 });
  await vi.advanceTimersByTimeAsync(500);
  edits.set('ring', { inventory: 8, priority: 3 });
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toHaveLength(1);
  expect(state()?.changed).toEqual({ inventory: 8, priority: 3 });
  await answer();
  // Another value is on its way.
  expect(state()?.marks).toEqual({});
  expect(sent[1]).toEqual({ entry: { ...RING, version: 2, inventory: 8, priority: 3 }, version: 2 });
  await answer();
  expect(kept()).toMatchObject({ inventory: 8, priority: 3, version: 3 });
});

test('after a conflict only the change is applied to the current entry', async () => {
  const { edits, sent, kept, elsewhere } = shop();
  elsewhere({ title: 'Their ring', inventory: 1 });
  edits.set('ring', { priority: 9 });
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.map(({ version }) => version)).toEqual([1, 2]);
  expect(kept()).toEqual({ ...RING, title: 'Their ring', inventory: 1, priority: 9, version: 3 });
});

test('a failed write restores the old value and marks the field until it is changed again', async () => {
  const { edits, failures, state, breakWith } = shop();
  breakWith(new ApiError(503));
  edits.set('ring', { inventory: 7 });
  await vi.advanceTimersByTimeAsync(500);
  expect(state()).toEqual({ changed: {}, marks: { inventory: { failed: 'not saved: 503', value: 7 } } });
  expect(failures).toHaveLength(1);
  breakWith(null);
  edits.set('ring', { inventory: 7 });
  expect(state()).toEqual({ changed: { inventory: 7 }, marks: {} });
  await vi.advanceTimersByTimeAsync(500);
  expect(state()?.marks).toEqual({ inventory: { saved: true } });
});

test('flushing sends pending changes immediately and only once', async () => {
  const { edits, sent } = shop();
  edits.set('ring', { inventory: 7 });
  edits.flush();
  edits.flush();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(1);
});

test('settled() resolves once an entry’s changes are saved', async () => {
  const { edits, kept, answer } = shop({ held: true });
  edits.set('ring', { inventory: 7 });
  let settled = false;
  const waits = async () => {
    await edits.settled('ring');
    settled = true;
  };
  void waits();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toBe(false);
  await answer();
  expect(settled).toBe(true);
  expect(kept().inventory).toBe(7);
});
