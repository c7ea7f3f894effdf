import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { receiveSnacks, type Snack } from '#ui/snackbar/queue.ts';
import { createListEdits } from './list-edits.ts';

interface Piece {
  _id: string;
  version: number;
  title: string;
  inventory?: number;
  priority: number;
}

const RING: Piece = { _id: 'ring', version: 1, title: 'Ring', inventory: 5, priority: 0 };

const snacks: Snack[] = [];
let stopSnacks = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  stopSnacks = receiveSnacks((snack) => snacks.push(snack), vi.fn<() => void>());
});
afterEach(() => {
  stopSnacks();
  snacks.length = 0;
  vi.useRealTimers();
});

function aList(entry: Piece = RING) {
  const writes = {
    save: vi.fn<(id: string, entry: Piece, version: number) => Promise<Piece>>(async (_id, next) => next),
    show: vi.fn<(entry: Piece) => void>(),
    refresh: vi.fn<() => Promise<void>>(async () => {}),
  };
  const edits = createListEdits<Piece>({
    current: (id) => (id === entry._id ? entry : undefined),
    writes,
    reason: (error) => `reason ${(error as ApiError).status}`,
  });
  return { edits, writes, marks: () => edits.states.get().get('ring')?.marks };
}

const afterThePause = () => vi.advanceTimersByTimeAsync(500);

test('stock is sent with what the admin saw', async () => {
  const { edits, writes } = aList();
  edits.open();
  edits.set('ring', { inventory: 7 });
  await afterThePause();
  expect(writes.save).toHaveBeenCalledExactlyOnceWith('ring', { ...RING, inventory: 7, inventoryFrom: 5 }, 1);
});

test('the stock of variants is sent as it was seen, which changes nothing', async () => {
  const variant = { choices: ['54'], inventory: 3, active: true };
  const ring = { ...RING, variants: [variant] };
  const { edits, writes } = aList(ring);
  edits.set('ring', { priority: 3 });
  await afterThePause();
  expect(writes.save.mock.lastCall?.[1]).toMatchObject({ variants: [{ ...variant, inventoryFrom: 3 }] });
});

test('an entry without stock is sent as it is', async () => {
  const { inventory: _, ...tutorial } = RING;
  const { edits, writes } = aList(tutorial);
  edits.set('ring', { priority: 3 });
  await afterThePause();
  expect(writes.save).toHaveBeenCalledExactlyOnceWith('ring', { ...tutorial, priority: 3 }, 1);
});

test('a newer entry is shown, and the change sent again', async () => {
  const { edits, writes } = aList();
  const newer = { ...RING, title: 'Thin ring', version: 4 };
  writes.save.mockRejectedValueOnce(new ApiError(412, { error: 'old', code: 'old_version', data: newer }));
  edits.set('ring', { priority: 3 });
  await afterThePause();
  expect(writes.show).toHaveBeenCalledExactlyOnceWith(newer);
  expect(writes.save.mock.lastCall).toEqual(['ring', { ...newer, priority: 3, inventoryFrom: 5 }, 4]);
});

test('a failure is shown in its row, by the field’s sentence if there is one', async () => {
  const { edits, writes, marks } = aList();
  edits.open();
  writes.save.mockRejectedValueOnce(new ApiError(503));
  edits.set('ring', { priority: 3 });
  await afterThePause();
  expect(marks()).toEqual({ priority: { failed: 'reason 503', value: 3 } });
  const fields = { priority: 'too high' };
  writes.save.mockRejectedValueOnce(new ApiError(400, { error: 'no', code: 'validation', fields }));
  edits.set('ring', { priority: 4 });
  await afterThePause();
  expect(marks()).toEqual({ priority: { failed: 'too high', value: 4 } });
  expect(snacks).toEqual([]);
  expect(writes.refresh).not.toHaveBeenCalled();
});

test('leaving the list sends what is pending, and a failure is told with the name', async () => {
  const { edits, writes } = aList();
  const close = edits.open();
  edits.set('ring', { priority: 3 });
  writes.save.mockRejectedValueOnce(new ApiError(503));
  close();
  await vi.advanceTimersByTimeAsync(0);
  expect(writes.save).toHaveBeenCalledOnce();
  expect(snacks).toEqual([{ severity: 'error', message: 'Ring: reason 503' }]);
});

test('a list that is opened again shows failures in its rows again', async () => {
  const { edits, writes } = aList();
  edits.open()();
  edits.open();
  writes.save.mockRejectedValueOnce(new ApiError(503));
  edits.set('ring', { priority: 3 });
  await afterThePause();
  expect(snacks).toEqual([]);
});

test('an entry that is gone is told, and the list loaded again', async () => {
  const { edits, writes } = aList();
  edits.open();
  writes.save.mockRejectedValueOnce(new ApiError(404));
  edits.set('ring', { priority: 3 });
  await afterThePause();
  expect(snacks).toEqual([{ severity: 'error', message: 'Ring: reason 404' }]);
  expect(writes.refresh).toHaveBeenCalledOnce();
});
