import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { createStockEdits, withAllSeen } from './stock-edits.ts';

interface Piece {
  _id: string;
  version: number;
  inventory: number;
  title: string;
  inventoryFrom?: number | undefined;
}

const RING: Piece = { _id: 'ring', version: 3, inventory: 2, title: 'Ring' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The overview showed two rings. */
function today() {
  const load = vi.fn<(id: string) => Promise<Piece>>(async () => RING);
  const save = vi.fn<(id: string, product: Piece, version: number) => Promise<Piece>>(
    async (_id, product, version) => ({ ...product, inventoryFrom: undefined, version: version + 1 }),
  );
  const onTaken = vi.fn<(id: string, inventory: number) => void>();
  const onFailure = vi.fn<() => void>();
  const sentence = (error: unknown) => `not saved: ${(error as ApiError).status}`;
  const edits = createStockEdits({ load, save, sentence, onTaken, onFailure });
  return {
    edits,
    load,
    save,
    onTaken,
    onFailure,
    state: () => edits.states.get().get('ring'),
    async set(inventory: number, shown = 2) {
      edits.prepare('ring', shown);
      edits.set('ring', { inventory });
      await vi.advanceTimersByTimeAsync(500);
    },
  };
}

test('a stock is saved with the rest of its product, which is fetched once', async () => {
  const { set, load, save, onTaken, onFailure } = today();
  await set(5);
  expect(save).toHaveBeenCalledExactlyOnceWith('ring', { ...RING, inventory: 5, inventoryFrom: 2 }, 3);
  expect(onTaken).toHaveBeenCalledExactlyOnceWith('ring', 5);
  await set(6, 5);
  expect(save.mock.lastCall).toEqual(['ring', { ...RING, version: 4, inventory: 6, inventoryFrom: 5 }, 4]);
  expect(load).toHaveBeenCalledOnce();
  expect(onFailure).not.toHaveBeenCalled();
});

test('the product is fetched at the first press, before it is saved', () => {
  const { edits, load, save } = today();
  edits.prepare('ring', 2);
  expect(load).toHaveBeenCalledExactlyOnceWith('ring');
  expect(save).not.toHaveBeenCalled();
});

test('a page that is being left saves at once', async () => {
  const { edits, save } = today();
  edits.prepare('ring', 2);
  edits.set('ring', { inventory: 5 });
  edits.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledOnce();
});

test('several presses are one difference from what the admin saw first', async () => {
  const { edits, set, save, load } = today();
  load.mockResolvedValue({ ...RING, inventory: 1 });
  edits.prepare('ring', 2);
  edits.set('ring', { inventory: 3 });
  await set(4, 3);
  expect(save).toHaveBeenCalledExactlyOnceWith(
    'ring',
    expect.objectContaining({ inventory: 4, inventoryFrom: 2 }),
    3,
  );
});

test('of two answers to the first press the second is not taken', async () => {
  const { edits, load, save, set } = today();
  const answers: ((product: Piece) => void)[] = [];
  load.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  edits.prepare('ring', 2);
  edits.prepare('ring', 2);
  answers[0]!(RING);
  answers[1]!({ ...RING, version: 2 });
  await set(5);
  expect(save.mock.lastCall?.[2]).toBe(3);
});

test('a product that has changed meanwhile is saved again with its current stock as what was seen', async () => {
  const { set, save, onTaken } = today();
  const newer = { ...RING, title: 'Thin ring', inventory: 1, version: 7 };
  save.mockRejectedValueOnce(new ApiError(412, { error: 'old', code: 'old_version', data: newer }));
  await set(5);
  expect(save.mock.lastCall).toEqual(['ring', { ...newer, inventory: 5, inventoryFrom: 1 }, 7]);
  expect(onTaken).toHaveBeenCalledExactlyOnceWith('ring', 5);
});

test('a product that can’t be fetched is a failed save, and asked for again by the next one', async () => {
  const { set, load, save, state, onFailure } = today();
  load.mockRejectedValueOnce(new ApiError(0)).mockRejectedValueOnce(new ApiError(0));
  await set(5);
  expect(state()).toEqual({ changed: {}, marks: { inventory: { failed: 'not saved: 0', value: 5 } } });
  expect(onFailure).toHaveBeenCalledOnce();
  expect(save).not.toHaveBeenCalled();
  await set(5);
  expect(save).toHaveBeenCalledOnce();
  expect(state()?.marks).toEqual({ inventory: { saved: true } });
});

test('a restocked product keeps its row, with its new facts if it is still listed', () => {
  const a = { _id: 'a', inventory: 1 };
  const b = { _id: 'b', inventory: 2 };
  const c = { _id: 'c', inventory: 0 };
  const restocked = { ...b, inventory: 9 };
  expect(withAllSeen([a, restocked], [c, { ...a, inventory: 3 }])).toEqual([
    { ...a, inventory: 3 },
    restocked,
    c,
  ]);
});
