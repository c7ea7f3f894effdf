/** The API's calls of the cart in memory, for unit tests of the browser's cart. */
import type { Cart } from '#contract/carts.ts';
import { shekels, toAgorot, toShekels } from '#contract/money.ts';
import { type WantedLine, cartTotal, lineTotal } from '#domain/cart.ts';
import { ApiError } from '#web/api/client.ts';

/** Everything costs 45.50. */
const PRICE = shekels(45.5);

/** As the server answers. */
export function aCartOf(lines: readonly WantedLine[], version = 1, userId = 'dana'): Cart {
  const priced = lines.map(({ quantity }) => ({ price: toAgorot(PRICE), quantity }));
  return {
    _id: `cart-of-${userId}`,
    userId,
    version,
    items: lines.map(({ choices, ...line }, index) => ({
      ...line,
      ...(choices && { choices: [...choices] }),
      price: PRICE,
      lineTotal: toShekels(lineTotal(priced[index]!)),
      productDetails: { title: line.item, image: null },
    })),
    total: toShekels(cartTotal(priced)),
  };
}

type Trouble = (call: string) => Promise<void> | void;

export interface CartServer {
  api: {
    cart: (userId: string) => Promise<Cart | null>;
    openCart: (userId: string) => Promise<Cart>;
    changeCart: (cart: { _id: string; version: number }, items: WantedLine[]) => Promise<Cart>;
  };
  /** `cart dana`, `openCart dana`, `changeCart ring×2 cuff×1 at 3`, in order. */
  calls: string[];
  /** The server's cart of each user. */
  carts: Map<string, Cart>;
  /** Throws or waits before the server handles a call. */
  before: Trouble;
  /** Throws or waits after the server has handled a call, so the response is lost or late. */
  after: Trouble;
  /** A change by another tab. */
  set: (userId: string, lines: WantedLine[]) => void;
}

export function createCartServer(): CartServer {
  const carts = new Map<string, Cart>();
  const server: CartServer = {
    calls: [],
    carts,
    before: () => {},
    after: () => {},
    set: (userId, lines) =>
      void carts.set(userId, aCartOf(lines, (carts.get(userId)?.version ?? 0) + 1, userId)),
    api: {
      cart: (userId) => call(`cart ${userId}`, () => carts.get(userId) ?? null),
      openCart: (userId) =>
        call(`openCart ${userId}`, () => {
          if (!carts.has(userId)) server.set(userId, []);
          return carts.get(userId)!;
        }),
      changeCart: ({ _id, version }, items) => {
        const wanted = items.map(({ item, quantity }) => `${item}×${quantity}`).join(' ');
        return call(`changeCart ${wanted} at ${version}`, () => {
          const userId = _id.slice('cart-of-'.length);
          if (carts.get(userId)?.version !== version) throw new ApiError(412);
          server.set(userId, items);
          return carts.get(userId)!;
        });
      },
    },
  };
  async function call<Answer>(name: string, carryOut: () => Answer): Promise<Answer> {
    server.calls.push(name);
    await server.before(name);
    const answer = carryOut();
    await server.after(name);
    return answer;
  }
  return server;
}
