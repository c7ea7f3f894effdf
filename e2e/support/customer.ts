/** Each test has its own account, created by the API. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { Profile, Session } from '#contract/auth.ts';
import type { Cart } from '#contract/carts.ts';
import type { ProductType } from '#domain/offer.ts';
import { api } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { isAddedFromCard, productsOf, titleIn, tutorialsOf, workshopsOf } from './catalogue.ts';
import { expect, test as base, type Shop } from './fixtures.ts';
import { SHOP } from './places.ts';

export interface Line {
  productType: ProductType;
  item: string;
  quantity: number;
  choices?: string[];
  personalText?: string | undefined;
}

export interface Account {
  _id: string;
  email: string;
  password: string;
  /** First and last name, as in the account menu. */
  name: string;
  token: string;
  cart: () => Promise<Cart | null>;
  /** Replaces the cart's lines, as another browser of the customer would. */
  fillCart: (lines: Line[]) => Promise<Cart>;
}

interface Fixtures {
  /** An account that is not logged in. */
  account: Account;
  another: Account;
  /** An account that is logged in. */
  customer: Account;
  /** One entry of each kind that can be bought. */
  goods: Goods;
}

export interface Good {
  _id: string;
  title: string;
  /** Shekels for one. */
  price: number;
  line: (quantity?: number) => Line;
}

export interface Goods {
  product: Good;
  another: Good;
  workshop: Good;
  tutorial: Good;
}

export const test = base.extend<Fixtures>({
  account: async ({ request }, use) => use(await newAccount(request)),
  another: async ({ request }, use) => use(await newAccount(request)),
  customer: async ({ account, context, baseURL, shop: _shop }, use) => {
    await signIn(context, account, baseURL);
    await use(account);
  },
  goods: async ({ request, shop }, use) => use(await findGoods(request, shop.lang)),
});

export { expect };
export const PASSWORD = 'hammer and paper';
export const uniqueEmail = () => `${randomUUID()}@example.com`;

async function newAccount(request: APIRequestContext): Promise<Account> {
  const email = uniqueEmail();
  const data = { firstName: 'Dana', lastName: 'Levi', email, password: PASSWORD };
  const answer = await request.post(api.register(), { data });
  const { token, user } = ((await answer.json()) as { data: Session }).data;
  const headers = { authorization: `Bearer ${token}` };
  const cart = async () =>
    (
      (await (await request.get(api.cartOf(user._id), { headers })).json()) as {
        data: Cart | null;
      }
    ).data;
  return {
    _id: user._id,
    email,
    password: PASSWORD,
    name: 'Dana Levi',
    token,
    cart,
    async fillCart(items) {
      const opened = await request.post(api.carts(), { headers, data: { items: [], userId: user._id } });
      const { _id } = ((await opened.json()) as { data: Cart }).data;
      const filled = await request.put(api.cart(_id), { headers, data: { items } });
      expect(filled.status(), await filled.text()).toBe(200);
      return ((await filled.json()) as { data: Cart }).data;
    },
  };
}

/** The local storage after a login. */
export async function signIn(
  context: BrowserContext,
  { token }: { token: string },
  origin = SHOP,
): Promise<void> {
  await context.setStorageState({
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
  });
}

async function findGoods(request: APIRequestContext, lang: Lang): Promise<Goods> {
  const good = (
    productType: ProductType,
    entry: Parameters<typeof titleIn>[1] & { _id: string },
    price: number,
  ): Good => ({
    _id: entry._id,
    title: titleIn(lang, entry),
    price,
    line: (quantity = 1) => ({ productType, item: entry._id, quantity }),
  });
  const [first, second] = (await productsOf(request)).filter(
    (one) => one.inventory > 5 && one.discount === 0 && isAddedFromCard(one),
  );
  const workshop = (await workshopsOf(request, { category: 'goldsmith' })).find(
    ({ participants, participantLimit, earlyBirdDiscountPercentage, workshopDates }) =>
      participantLimit > participants &&
      earlyBirdDiscountPercentage === 0 &&
      new Date(workshopDates.at(-1)!.date) > new Date(),
  )!;
  const tutorial = (await tutorialsOf(request)).find(({ price }) => price > 0)!;
  return {
    product: good('Item', first!, first!.price),
    another: good('Item', second!, second!.price),
    workshop: good('Workshop', workshop, workshop.price),
    tutorial: good('Tutorial', tutorial, tutorial.price),
  };
}

/** The header's account button shows the user. */
export const accountButton = (page: Page, { messages }: Shop, { name }: { name: string }) =>
  page.getByRole('banner').getByRole('button', { name: messages.account.menu(name) });

/** Nobody can say whose the stored login is until the function that this resolves to is called. */
export async function loseProfile(page: Page): Promise<() => Promise<void>> {
  const address = `**${api.profile()}`;
  await page.route(address, (route) => route.abort('failed'));
  return () => page.unroute(address);
}

export async function profileOf(
  request: APIRequestContext,
  token: string,
): Promise<{ status: number; user: Profile | null }> {
  const answer = await request.get(api.profile(), { headers: { authorization: `Bearer ${token}` } });
  return {
    status: answer.status(),
    user: answer.ok() ? ((await answer.json()) as { data: Profile }).data : null,
  };
}
