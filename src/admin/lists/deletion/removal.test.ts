import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { receiveSnacks, type Snack } from '#ui/snackbar/queue.ts';
import { createRemoval } from './removal.ts';
import { createRestoring } from './restoring.ts';

interface Piece {
  _id: string;
  version: number;
}

const snacks: Snack[] = [];
let stopSnacks = () => {};
beforeEach(() => {
  stopSnacks = receiveSnacks((snack) => snacks.push(snack), vi.fn<() => void>());
});
afterEach(() => {
  stopSnacks();
  snacks.length = 0;
});

const pressUndo = async () => {
  const { action } = snacks.at(-1)!;
  if (!action || !('run' in action)) throw new Error('No undo');
  action.run();
  await new Promise(setImmediate);
};

function aRing({ isListed = true } = {}) {
  const writes = {
    remove: vi.fn<(id: string, version: number) => Promise<void>>(async () => {}),
    restore: vi.fn<(id: string) => Promise<Piece>>(async () => ({ _id: 'ring', version: 4 })),
    show: vi.fn<(entry: Piece) => void>(),
    refresh: vi.fn<() => Promise<void>>(async () => {}),
  };
  const removal = createRemoval<Piece>({
    id: 'ring',
    title: 'Ring',
    texts: {
      gone: 'gone',
      deleted: (title) => `${title} deleted`,
      restored: (title) => `${title} restored`,
      stillDeleted: (title) => `${title} still deleted.`,
      undo: 'undo',
      changed: 'changed',
    },
    current: () => (isListed ? { _id: 'ring', version: 3 } : undefined),
    writes,
    reason: (error) => `reason ${(error as ApiError).status}`,
  });
  const steps = {
    settled: vi.fn<() => Promise<void>>(async () => {}),
    onGone: vi.fn<() => void>(),
    onBack: vi.fn<() => void>(),
  };
  return { removal, writes, steps, remove: () => removal.remove(steps), state: removal.state.get };
}

const DELETED = {
  severity: 'success',
  message: 'Ring deleted',
  action: { label: 'undo', run: expect.any(Function) },
  stay: 8_000,
};

describe('a deletion', () => {
  test('names the version, and can be undone for 8 seconds', async () => {
    const { remove, writes, steps } = aRing();
    await remove();
    expect(writes.remove).toHaveBeenCalledExactlyOnceWith('ring', 3);
    expect(steps.onGone).toHaveBeenCalledOnce();
    expect(snacks).toEqual([DELETED]);
    expect(steps.onBack).not.toHaveBeenCalled();
  });

  test('waits for changes that are still being sent', async () => {
    const { remove, writes, steps } = aRing();
    const sent = Promise.withResolvers<void>();
    steps.settled.mockReturnValueOnce(sent.promise);
    const removed = remove();
    await new Promise(setImmediate);
    expect(writes.remove).not.toHaveBeenCalled();
    sent.resolve();
    await removed;
    expect(writes.remove).toHaveBeenCalledOnce();
  });

  test('is sent once, however often it is pressed', async () => {
    const { remove, writes, state } = aRing();
    const answer = Promise.withResolvers<void>();
    writes.remove.mockReturnValueOnce(answer.promise);
    const first = remove();
    await remove();
    expect(state()).toEqual({ busy: true, problem: null, owned: false });
    answer.resolve();
    await first;
    expect(writes.remove).toHaveBeenCalledOnce();
  });

  test('of an entry that is no longer listed sends nothing', async () => {
    const { removal, writes, steps } = aRing({ isListed: false });
    await removal.remove({ onGone: steps.onGone });
    expect(writes.remove).not.toHaveBeenCalled();
    expect(steps.onGone).toHaveBeenCalledOnce();
  });

  test('that fails says why and can be repeated', async () => {
    const { remove, writes, steps, state } = aRing();
    writes.remove.mockRejectedValueOnce(new ApiError(503));
    await remove();
    expect(state()).toEqual({ busy: false, problem: 'reason 503', owned: false });
    expect(steps.onGone).not.toHaveBeenCalled();
    expect(snacks).toEqual([]);
    const answer = Promise.withResolvers<void>();
    writes.remove.mockReturnValueOnce(answer.promise);
    const again = remove();
    expect(state().problem).toBeNull();
    answer.resolve();
    await again;
    expect(snacks).toEqual([DELETED]);
  });

  test('of an entry that somebody has changed shows it and asks again', async () => {
    const { remove, writes, state } = aRing();
    const newer = { _id: 'ring', version: 5 };
    writes.remove.mockRejectedValueOnce(
      new ApiError(412, { error: 'old', code: 'old_version', data: newer }),
    );
    await remove();
    expect(writes.show).toHaveBeenCalledExactlyOnceWith(newer);
    expect(state()).toEqual({ busy: false, problem: 'changed', owned: false });
  });

  test('of an entry that is already gone says so and loads the list again', async () => {
    const { remove, writes, steps } = aRing();
    writes.remove.mockRejectedValueOnce(new ApiError(404));
    await remove();
    expect(steps.onGone).toHaveBeenCalledOnce();
    expect(snacks).toEqual([{ severity: 'error', message: 'gone' }]);
    expect(writes.refresh).toHaveBeenCalledOnce();
  });

  test('of a tutorial that is owned is refused', async () => {
    const { remove, writes, state } = aRing();
    writes.remove.mockRejectedValueOnce(new ApiError(409, { error: 'no', code: 'in_use' }));
    await remove();
    expect(state()).toEqual({ busy: false, problem: null, owned: true });
  });

  test('does not hide a fault of our own', async () => {
    const { remove, writes, state } = aRing();
    writes.remove.mockRejectedValueOnce(new TypeError('broken'));
    await expect(remove()).rejects.toThrow('broken');
    expect(state().busy).toBe(false);
  });
});

describe('undo', () => {
  test('restores the entry and moves the focus back', async () => {
    const { remove, writes, steps } = aRing();
    await remove();
    await pressUndo();
    expect(writes.restore).toHaveBeenCalledExactlyOnceWith('ring');
    expect(steps.onBack).toHaveBeenCalledOnce();
    expect(snacks.at(-1)).toEqual({ severity: 'success', message: 'Ring restored' });
  });

  test('that fails says that the entry is still deleted, and is offered again', async () => {
    const { remove, writes, steps } = aRing();
    await remove();
    writes.restore.mockRejectedValueOnce(new ApiError(0));
    await pressUndo();
    expect(snacks.at(-1)).toEqual({
      ...DELETED,
      severity: 'error',
      message: 'Ring still deleted. reason 0',
    });
    expect(steps.onBack).not.toHaveBeenCalled();
    await pressUndo();
    expect(steps.onBack).toHaveBeenCalledOnce();
  });
});

describe('restoring a recently deleted entry', () => {
  const aDeletedRing = () => {
    const restore = vi.fn<() => Promise<unknown>>(async () => {});
    const onGone = vi.fn<() => void>();
    const onRestored = vi.fn<() => void>();
    const restoring = createRestoring({ restore, onGone, sentence: ({ status }) => `reason ${status}` });
    return {
      restore,
      onGone,
      onRestored,
      press: () => restoring.restore(onRestored),
      state: restoring.state,
    };
  };

  test('happens once, and stays busy until its row has gone', async () => {
    const { press, restore, onRestored, state } = aDeletedRing();
    await Promise.all([press(), press()]);
    expect(restore).toHaveBeenCalledOnce();
    expect(onRestored).toHaveBeenCalledOnce();
    expect(state.get()).toEqual({ busy: true, problem: null });
  });

  test.each([
    [503, 0],
    [404, 1],
  ])('that fails with %i says why, and can be repeated', async (status, timesGone) => {
    const { press, restore, onGone, onRestored, state } = aDeletedRing();
    restore.mockRejectedValueOnce(new ApiError(status));
    await press();
    expect(state.get()).toEqual({ busy: false, problem: `reason ${status}` });
    expect(onGone).toHaveBeenCalledTimes(timesGone);
    expect(onRestored).not.toHaveBeenCalled();
    const again = press();
    expect(state.get()).toEqual({ busy: true, problem: null });
    await again;
    expect(onRestored).toHaveBeenCalledOnce();
  });

  test('does not hide a fault of our own', async () => {
    const { press, restore, state } = aDeletedRing();
    restore.mockRejectedValueOnce(new TypeError('broken'));
    await expect(press()).rejects.toThrow('broken');
    expect(state.get()).toEqual({ busy: false, problem: null });
  });
});
