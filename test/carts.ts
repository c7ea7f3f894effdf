import type { Cart } from '#contract/carts.ts';
import { api } from '#contract/routes.ts';
import type { WantedLine } from '#domain/cart.ts';
import type { TestAnswer, TestApp, TestUser } from './app.ts';

export interface TestCart {
  who: TestUser;
  id: string;
  read: () => Promise<TestAnswer>;
  /** Replaces the lines; with `ifMatch` only those of that version. */
  put: (items: unknown, ifMatch?: string) => Promise<TestAnswer>;
  /** Does the same, and throws unless it is accepted. */
  setTo: (items: WantedLine[]) => Promise<Cart>;
}

export async function aCart(app: TestApp, who?: TestUser): Promise<TestCart> {
  const owner = who ?? (await app.as(await app.has.user()));
  const userId = owner.user._id;
  const opened = await owner.post(api.carts(), { items: [], userId });
  const { _id: id } = opened.body.data;
  const put: TestCart['put'] = (items, ifMatch) =>
    owner.put(api.cart(id), { items }, ifMatch === undefined ? {} : { 'if-match': ifMatch });
  return {
    who: owner,
    id,
    read: () => owner.get(api.cartOf(userId, { includePrice: true })),
    put,
    setTo: async (items) => {
      const { status, text, body } = await put(items);
      if (status !== 200) throw new Error(text);
      return body.data;
    },
  };
}

type Entry = { _id: string };
export const item = ({ _id }: Entry, quantity = 1): WantedLine => ({
  item: _id,
  productType: 'Item',
  quantity,
});
export const seats = ({ _id }: Entry, quantity = 1): WantedLine => ({
  item: _id,
  productType: 'Workshop',
  quantity,
});
export const tutorial = ({ _id }: Entry, quantity = 1): WantedLine => ({
  item: _id,
  productType: 'Tutorial',
  quantity,
});
