import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LineItem } from '#domain/cart.ts';
import { aCartOf } from '#test/cart-api.ts';
import { createQuantityEdits } from './quantity-edits.ts';

const ring = { productType: 'Item', item: 'ring' } as const;
const cuff = { productType: 'Item', item: 'cuff' } as const;

/** Sent quantities wait until they are answered. */
function setUp() {
  const sent: string[] = [];
  const answers: { accept: () => void; refuse: (error: unknown) => void }[] = [];
  const changed = vi.fn<() => void>();
  const failed = vi.fn<(error: unknown) => void>();
  const send = (line: LineItem, quantity: number) =>
    new Promise<void>((accept, refuse) => {
      sent.push(`${line.item}×${quantity}`);
      answers.push({ accept, refuse });
    });
  return { edits: createQuantityEdits(send, changed), sent, answers, changed, failed };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an edit', () => {
  it('is sent 500 ms after the last of its line', () => {
    const { edits, sent, failed } = setUp();
    edits.set(ring, 2, failed);
    vi.advanceTimersByTime(499);
    edits.set(ring, 3, failed);
    vi.advanceTimersByTime(499);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['ring×3']);
    vi.advanceTimersByTime(5_000);
    expect(sent).toEqual(['ring×3']);
  });

  it('waits for itself only, not for other lines', () => {
    const { edits, sent, failed } = setUp();
    edits.set(ring, 2, failed);
    vi.advanceTimersByTime(300);
    edits.set(cuff, 5, failed);
    vi.advanceTimersByTime(200);
    expect(sent).toEqual(['ring×2']);
    vi.advanceTimersByTime(300);
    expect(sent).toEqual(['ring×2', 'cuff×5']);
  });

  it('is open until it is accepted, and saving from when it is sent', async () => {
    const { edits, answers, changed, failed } = setUp();
    edits.set(ring, 2, failed);
    expect(edits.open()).toEqual([{ line: ring, quantity: 2 }]);
    expect(edits.saving()).toEqual(new Set());
    expect(changed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(500);
    expect(edits.open()).toEqual([{ line: ring, quantity: 2 }]);
    expect(edits.saving()).toEqual(new Set(['Item/ring']));
    expect(changed).toHaveBeenCalledTimes(2);
    answers[0]!.accept();
    await vi.advanceTimersByTimeAsync(0);
    expect(edits.open()).toEqual([]);
    expect(edits.saving()).toEqual(new Set());
    expect(changed).toHaveBeenCalledTimes(3);
    expect(failed).not.toHaveBeenCalled();
  });

  it('made while the one before is sent stays and is sent later', async () => {
    const { edits, sent, answers, failed } = setUp();
    edits.set(ring, 2, failed);
    vi.advanceTimersByTime(500);
    edits.set(ring, 3, failed);
    answers[0]!.accept();
    await vi.advanceTimersByTimeAsync(499);
    expect(edits.open()).toEqual([{ line: ring, quantity: 3 }]);
    expect(sent).toEqual(['ring×2']);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['ring×2', 'ring×3']);
  });

  it('that is refused is reported and given up, one task later', async () => {
    const { edits, answers, changed, failed } = setUp();
    edits.set(ring, 2, failed);
    vi.advanceTimersByTime(500);
    const refusal = new Error('refused');
    answers[0]!.refuse(refusal);
    await Promise.resolve();
    await Promise.resolve();
    expect(failed).not.toHaveBeenCalled();
    expect(edits.open()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(failed.mock.calls).toEqual([[refusal]]);
    expect(edits.open()).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(3);
  });
});

describe('flushing', () => {
  it('sends what waits now, and once', () => {
    const { edits, sent, failed } = setUp();
    edits.set(ring, 2, failed);
    edits.set(cuff, 3, failed);
    edits.flush();
    expect(sent).toEqual(['ring×2', 'cuff×3']);
    edits.flush();
    vi.advanceTimersByTime(1_000);
    expect(sent).toEqual(['ring×2', 'cuff×3']);
  });

  it('leaves no timer behind', () => {
    const { edits, failed } = setUp();
    edits.set(ring, 2, failed);
    edits.flush();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('a forgotten line is not sent, the others are', () => {
  const { edits, sent, failed } = setUp();
  edits.set(ring, 2, failed);
  edits.set(cuff, 3, failed);
  edits.forget(ring);
  edits.forget({ productType: 'Item', item: 'unknown' });
  expect(edits.open()).toEqual([{ line: cuff, quantity: 3 }]);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(500);
  expect(sent).toEqual(['cuff×3']);
});

it('dropping sends nothing', () => {
  const { edits, sent, failed } = setUp();
  edits.set(ring, 2, failed);
  edits.set(cuff, 3, failed);
  edits.drop();
  expect(edits.open()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(500);
  expect(sent).toEqual([]);
});

describe('the cart with edits', () => {
  const cart = aCartOf([
    { ...ring, quantity: 1 },
    { ...cuff, quantity: 2 },
  ]);

  it('is the same object without any', () => {
    expect(setUp().edits.applyTo(cart)).toBe(cart);
  });

  it('has the new quantity, line total and total', () => {
    const { edits, failed } = setUp();
    edits.set(ring, 3, failed);
    const shown = edits.applyTo(cart);
    expect(shown).toEqual(
      aCartOf([
        { ...ring, quantity: 3 },
        { ...cuff, quantity: 2 },
      ]),
    );
    expect(shown).toMatchObject({ total: 227.5, items: [{ lineTotal: 136.5 }, { lineTotal: 91 }] });
    expect(shown.items[1]).toBe(cart.items[1]);
  });
});
