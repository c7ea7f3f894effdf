import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { createCartServer, type CartServer } from '#test/cart-api.ts';
import { stubStorage } from '#test/web-storage.ts';
import { NO_CART, type CartStore } from './cart-state.ts';
import { createCartStore } from './cart-store.ts';

const ring = { productType: 'Item', item: 'ring' } as const;
const cuff = { productType: 'Item', item: 'cuff' } as const;

let server: CartServer;
let store: CartStore;
let logged: ReturnType<typeof vi.spyOn>;

const shown = (of = store) =>
  of.state.get().cart?.items.map(({ item, quantity }) => `${item}×${quantity}`) ?? null;
const inShop = (user = 'dana') =>
  server.carts.get(user)?.items.map(({ item, quantity }) => `${item}×${quantity}`);
const never = () => new Promise<void>(() => {});
const letRun = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage('sessionStorage');
  logged = vi.spyOn(console, 'error').mockReturnValue();
  server = createCartServer();
  store = createCartStore(server.api);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Dana's cart with one ring, loaded. */
async function withRing(): Promise<void> {
  server.set('dana', [{ ...ring, quantity: 1 }]);
  await store.follow('dana');
  server.calls.length = 0;
}

describe('a visitor', () => {
  it('has no cart and calls nothing', async () => {
    expect(store.state.get()).toEqual({ status: 'none', cart: null, saving: new Set() });
    await store.follow(null);
    await store.reload();
    await store.add({ ...ring, quantity: 1 });
    await store.settled();
    expect(server.calls).toEqual([]);
    expect(store.state.get()).toBe(NO_CART);
  });
});

describe('following a user', () => {
  it('loads the cart, and only once', async () => {
    server.set('dana', [{ ...ring, quantity: 2 }]);
    const loading = store.follow('dana');
    expect(store.state.get()).toMatchObject({ status: 'loading', cart: null });
    await loading;
    await store.follow('dana');
    expect(store.state.get().status).toBe('ready');
    expect(shown()).toEqual(['ring×2']);
    expect(server.calls).toEqual(['cart dana']);
  });

  it('is ready without a cart before the first add', async () => {
    await store.follow('dana');
    expect(store.state.get()).toEqual({ status: 'ready', cart: null, saving: new Set() });
  });

  it('fails with the call, and a reload heals it', async () => {
    server.before = () => Promise.reject(new ApiError(0));
    await store.follow('dana');
    expect(store.state.get()).toMatchObject({ status: 'failed', cart: null });
    expect(logged).toHaveBeenCalledTimes(1);
    server.before = () => {};
    await store.reload();
    expect(store.state.get().status).toBe('ready');
  });

  it('ends at logout: the cart is gone and late answers change nothing', async () => {
    await withRing();
    let answer = () => {};
    server.after = () => new Promise<void>((resolve) => (answer = resolve));
    const reloading = store.reload();
    await letRun();
    await store.follow(null);
    expect(store.state.get()).toBe(NO_CART);
    answer();
    await reloading;
    expect(store.state.get()).toBe(NO_CART);
  });

  it('ends at logout for calls that fail later, too', async () => {
    await withRing();
    let fail = () => {};
    server.after = () => new Promise<void>((_resolve, reject) => (fail = () => reject(new ApiError(0))));
    const reloading = store.reload();
    await letRun();
    await store.follow(null);
    fail();
    await reloading;
    expect(store.state.get()).toBe(NO_CART);
  });

  it('shows nothing of the user before', async () => {
    await withRing();
    const next = store.follow('noa');
    expect(store.state.get()).toMatchObject({ status: 'loading', cart: null });
    await next;
    expect(store.state.get()).toMatchObject({ status: 'ready', cart: null });
  });

  it('drops a change that waited for the user before', async () => {
    await withRing();
    let answer = () => {};
    server.after = () => new Promise<void>((resolve) => (answer = resolve));
    const adding = store.add({ ...cuff, quantity: 1 });
    const waiting = store.remove(ring);
    await letRun();
    server.after = () => {};
    const next = store.follow('noa');
    answer();
    await Promise.all([adding, waiting, next]);
    expect(inShop()).toEqual(['ring×1', 'cuff×1']);
  });

  it('ignores the answer to a change of the user before', async () => {
    await withRing();
    let answer = () => {};
    server.after = (call) =>
      call.startsWith('changeCart') ? new Promise<void>((resolve) => (answer = resolve)) : undefined;
    const adding = store.add({ ...cuff, quantity: 1 });
    await letRun();
    const next = store.follow('noa');
    answer();
    await adding;
    await next;
    expect(store.state.get()).toMatchObject({ status: 'ready', cart: null });
  });
});

describe('a change', () => {
  it('opens the cart with the first item only', async () => {
    await store.follow('dana');
    await store.add({ ...ring, quantity: 1 });
    await store.add({ ...ring, quantity: 1 });
    expect(server.calls).toEqual([
      'cart dana',
      'openCart dana',
      'changeCart ring×1 at 1',
      'changeCart ring×2 at 2',
    ]);
    expect(shown()).toEqual(['ring×2']);
  });

  it('waits until it is known what is in the cart', async () => {
    server.set('dana', [{ ...ring, quantity: 1 }]);
    const loading = store.follow('dana');
    const adding = store.add({ ...cuff, quantity: 1 });
    await Promise.all([loading, adding]);
    expect(server.calls).toEqual(['cart dana', 'changeCart ring×1 cuff×1 at 1']);
  });

  it('waits for the one before, whatever becomes of that', async () => {
    await withRing();
    server.before = (call) => {
      if (call.includes('ring×51')) throw new ApiError(409, { code: 'over_stock' });
    };
    const refused = store.add({ ...ring, quantity: 50 });
    const accepted = store.add({ ...cuff, quantity: 1 });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'over_stock' });
    await accepted;
    expect(shown()).toEqual(['ring×1', 'cuff×1']);
    expect(server.calls).toEqual(['changeCart ring×51 at 1', 'changeCart ring×1 cuff×1 at 1']);
  });

  it('is made again on the version of another tab', async () => {
    await withRing();
    server.set('dana', [{ ...ring, quantity: 4 }]);
    await store.add({ ...cuff, quantity: 1 });
    expect(server.calls).toEqual([
      'changeCart ring×1 cuff×1 at 1',
      'cart dana',
      'changeCart ring×4 cuff×1 at 2',
    ]);
    expect(shown()).toEqual(['ring×4', 'cuff×1']);
  });

  it('opens a cart again when another tab’s is gone', async () => {
    await withRing();
    server.carts.delete('dana');
    await store.add({ ...cuff, quantity: 1 });
    expect(shown()).toEqual(['cuff×1']);
  });

  it('fails after five versions that were too old', async () => {
    await withRing();
    server.before = (call) => {
      if (call.startsWith('changeCart')) throw new ApiError(412);
    };
    await expect(store.add({ ...cuff, quantity: 1 })).rejects.toMatchObject({ status: 412 });
    expect(server.calls.filter((call) => call.startsWith('changeCart'))).toHaveLength(5);
    expect(shown()).toEqual(['ring×1']);
  });

  it.each([new ApiError(401), new ApiError(503), new TypeError('a bug')])('throws %o', async (failure) => {
    await withRing();
    server.before = () => Promise.reject(failure);
    await expect(store.remove(ring)).rejects.toBe(failure);
    expect(server.calls).toHaveLength(1);
    expect(shown()).toEqual(['ring×1']);
  });

  it('can clear the cart', async () => {
    await withRing();
    await store.clear();
    expect(shown()).toEqual([]);
  });
});

describe('an edited quantity', () => {
  const failed = vi.fn<(error: unknown) => void>();
  beforeEach(async () => {
    failed.mockReset();
    await withRing();
  });

  it('shows immediately, with its total, and is sent after a pause', async () => {
    store.setQuantity(ring, 3, failed);
    expect(shown()).toEqual(['ring×3']);
    expect(store.state.get().cart?.total).toBe(136.5);
    expect(server.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(server.calls).toEqual(['changeCart ring×3 at 1']);
    expect(store.state.get()).toMatchObject({ saving: new Set(), cart: { version: 2 } });
  });

  it('is marked as saving while it is sent', async () => {
    server.before = never;
    store.setQuantity(ring, 3, failed);
    expect(store.state.get().saving).toEqual(new Set());
    await vi.advanceTimersByTimeAsync(500);
    expect(store.state.get().saving).toEqual(new Set(['Item/ring']));
  });

  it('goes back when the server refuses it', async () => {
    server.before = () => Promise.reject(new ApiError(409, { code: 'over_stock' }));
    store.setQuantity(ring, 50, failed);
    await vi.advanceTimersByTimeAsync(501);
    expect(failed.mock.calls).toMatchObject([[{ status: 409 }]]);
    expect(shown()).toEqual(['ring×1']);
  });

  it('is sent now by a flush', async () => {
    store.setQuantity(ring, 2, failed);
    store.flush();
    await letRun();
    expect(inShop()).toEqual(['ring×2']);
  });

  it('is not sent for a line that is removed, nor for a cart that is cleared', async () => {
    store.setQuantity(ring, 5, failed);
    await store.remove(ring);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.calls).toEqual(['changeCart  at 1']);
    await store.add({ ...ring, quantity: 1 });
    store.setQuantity(ring, 5, failed);
    await store.clear();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.calls.slice(1)).toEqual(['changeCart ring×1 at 2', 'changeCart  at 3']);
  });

  it('is not sent after logout', async () => {
    store.setQuantity(ring, 5, failed);
    await store.follow(null);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.calls).toEqual([]);
  });

  describe('that a page leaves behind', () => {
    const nextPage = async (user = 'dana') => {
      server.before = () => {};
      server.calls.length = 0;
      store = createCartStore(server.api);
      await store.follow(user);
    };
    beforeEach(async () => {
      server.before = never;
      store.setQuantity(ring, 3, failed);
      store.flush();
      await letRun();
    });

    it('is shown and sent by the next', async () => {
      await nextPage();
      expect(shown()).toEqual(['ring×3']);
      await vi.advanceTimersByTimeAsync(500);
      expect(server.calls).toEqual(['cart dana', 'changeCart ring×3 at 1']);
    });

    it('is not sent when it had arrived, or the line is gone', async () => {
      server.set('dana', [{ ...ring, quantity: 3 }]);
      await nextPage();
      await vi.advanceTimersByTimeAsync(500);
      expect(server.calls).toEqual(['cart dana']);
      server.set('dana', []);
      await nextPage();
      await vi.advanceTimersByTimeAsync(500);
      expect(server.calls).toEqual(['cart dana']);
    });

    it('only logs what the server refuses', async () => {
      await nextPage();
      const refusal = new ApiError(409);
      server.before = () => Promise.reject(refusal);
      await vi.advanceTimersByTimeAsync(501);
      expect(logged.mock.calls).toEqual([[refusal]]);
      expect(shown()).toEqual(['ring×1']);
    });

    it('is not sent for another user', async () => {
      server.set('noa', [{ ...ring, quantity: 1 }]);
      await nextPage('noa');
      await vi.advanceTimersByTimeAsync(500);
      expect(server.calls).toEqual(['cart noa']);
    });
  });
});

describe('a logout', () => {
  const isSettled = async (settled: Promise<void>) => {
    let done = false;
    void settled.then(() => (done = true));
    await letRun();
    return done;
  };

  it('waits for waiting edits', async () => {
    await withRing();
    store.setQuantity(ring, 2, () => {});
    await store.settled();
    expect(inShop()).toEqual(['ring×2']);
  });

  it('waits 2 s at most', async () => {
    await withRing();
    server.before = never;
    store.setQuantity(ring, 2, () => {});
    const settled = store.settled();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(await isSettled(settled)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isSettled(settled)).toBe(true);
  });
});

describe('two tabs', () => {
  it('keep each other’s changes', async () => {
    const other = createCartStore(server.api);
    await Promise.all([store.follow('dana'), other.follow('dana')]);
    await store.add({ ...ring, quantity: 1 });
    await other.add({ ...cuff, quantity: 1 });
    await store.add({ ...cuff, quantity: 2 });
    await other.remove(ring);
    expect(shown(other)).toEqual(['cuff×3']);
    await store.reload();
    expect(shown()).toEqual(['cuff×3']);
  });
});
