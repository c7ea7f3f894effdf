import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Cart } from '#contract/carts.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { type TestCart, aCart, item, seats, tutorial } from '#test/carts.ts';
import type { WantedLine } from '#domain/cart.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { pick, seededRandom } from '#test/lists.ts';

type Edit = (lines: WantedLine[]) => WantedLine[];
const same = (one: WantedLine, other: WantedLine) =>
  one.item === other.item && one.productType === other.productType;

const add =
  (line: WantedLine): Edit =>
  (lines) =>
    lines.some((one) => same(one, line))
      ? lines.map((one) => (same(one, line) ? { ...one, quantity: one.quantity + line.quantity } : one))
      : [...lines, line];
const set =
  (line: WantedLine): Edit =>
  (lines) =>
    lines.map((one) => (same(one, line) ? line : one));
const remove =
  (line: WantedLine): Edit =>
  (lines) =>
    lines.filter((one) => !same(one, line));

const linesOf = ({ items }: Cart): WantedLine[] =>
  items.map(({ item, productType, quantity }) => ({ item, productType, quantity }));

/** Like our pages: changes the cart as last read, sends its version, and on 412 reads again and repeats. */
class Page {
  readonly #cart: TestCart;
  #seen: Cart;

  constructor(cart: TestCart, seen: Cart) {
    this.#cart = cart;
    this.#seen = seen;
  }

  async edit(edit: Edit): Promise<number> {
    for (;;) {
      const { status, body } = await this.#cart.put(edit(linesOf(this.#seen)), `"${this.#seen.version}"`);
      if (status === 200) this.#seen = body.data;
      if (status !== 412) return status;
      this.#seen = (await this.#cart.read()).body.data;
    }
  }
}

describe.each(databasesOrOnly('postgres'))('clients of one cart on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => new Date('2026-05-01T09:00:00.000Z') });
  });
  afterAll(() => app.close());

  const twoPages = async () => {
    const cart = await aCart(app);
    const { data } = (await cart.read()).body;
    return { cart, pages: [new Page(cart, data), new Page(cart, data)] as const };
  };

  test.each([1, 2, 3])('keep lines and total in random turns (seed %d)', async (seed) => {
    const random = seededRandom(seed);
    const prices = new Map<string, number>();
    const things: ((quantity: number) => WantedLine)[] = [];
    for (const [index, price] of [99.99, 0, 1_234.56, 45.5].entries()) {
      const product = await app.has.product({ price, inventory: 4 + index });
      prices.set(product._id, price);
      things.push((quantity) => item(product, quantity));
    }
    const course = await app.has.workshop({ price: 480.1, participantLimit: 10, participants: 3 });
    const cutting = await app.has.tutorial({ price: 33.3 });
    prices.set(course._id, 480.1).set(cutting._id, 33.3);
    things.push(
      (quantity) => seats(course, quantity),
      () => tutorial(cutting),
    );
    const left = new Map(things.map((thing, index) => [thing(1).item, [4, 5, 6, 7, 7, 1][index]!]));

    const { cart, pages } = await twoPages();
    let expected: WantedLine[] = [];
    for (let turn = 0; turn < 120; turn++) {
      const line = pick(random, things)(1 + Math.floor(random() * 4));
      const edit = pick(random, [add, add, add, set, remove])(line);
      const wanted = edit(expected);
      const possible = wanted.every(({ item, quantity }) => quantity <= left.get(item)!);
      const status = await pick(random, pages).edit(edit);
      expect([turn, status]).toEqual([turn, possible ? 200 : 409]);
      if (possible) expected = wanted;
      if (turn % 5 > 0) continue;

      const { data } = (await cart.read()).body;
      expect(linesOf(data)).toEqual(expected);
      const agorot = expected.map(({ item, quantity }) => Math.round(prices.get(item)! * 100) * quantity);
      expect(data.total).toBe(agorot.reduce((sum, one) => sum + one, 0) / 100);
    }
  });

  it('lose no line when they write at the same moment', async () => {
    const { cart, pages } = await twoPages();
    const ring = await app.has.product({ inventory: 999 });
    const products = await Promise.all(Array.from({ length: 8 }, () => app.has.product({ price: 10 })));
    const edits = products.flatMap((product) => [add(item(product)), add(item(ring, 3))]);
    const work = async (page: Page, mine: Edit[]) => {
      for (const edit of mine) expect(await page.edit(edit)).toBe(200);
    };
    await Promise.all(
      pages.map((page, index) =>
        work(
          page,
          edits.filter((_, at) => at % 2 === index),
        ),
      ),
    );

    const { data } = (await cart.read()).body;
    expect(data.items).toHaveLength(9);
    expect(linesOf(data)).toContainEqual(item(ring, 24));
    expect(data.version).toBe(17);
  });

  it('with the same version at the same moment: one is accepted, the others are refused', async () => {
    const products = await Promise.all(Array.from({ length: 12 }, () => app.has.product()));
    const cart = await aCart(app);
    const answers = await Promise.all(products.map((product) => cart.put([item(product)], '"1"')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(412)]);
    const taken = answers.find(({ status }) => status === 200)!;
    expect((await cart.read()).body).toEqual(taken.body);
  });

  it('without a version at the same moment: the last list wins, and each answer has a version', async () => {
    const products = await Promise.all(Array.from({ length: 12 }, () => app.has.product()));
    const cart = await aCart(app);
    const lists = products.map((product, index) =>
      products
        .slice(0, index)
        .map((one) => item(one))
        .concat(item(product, 2)),
    );
    const answers = await Promise.all(lists.map((list) => cart.put(list)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const versions = answers.map(({ body }) => body.data.version);
    expect(versions.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 2),
    );
    const { data } = (await cart.read()).body;
    expect(data).toEqual(answers.find(({ body }) => body.data.version === 13)!.body.data);
    expect(lists).toContainEqual(linesOf(data));
  });

  it('of many customers don’t deadlock', async () => {
    const tutorials = await Promise.all(Array.from({ length: 6 }, () => app.has.tutorial({ price: 10 })));
    const ring = await app.has.product();
    const carts = await Promise.all(Array.from({ length: 8 }, () => aCart(app)));
    // Each counts for the popularity of the same tutorials, in another order.
    const orders = carts.map((_, index) => tutorials.slice(index % 6).concat(tutorials.slice(0, index % 6)));
    const answers = await Promise.all(
      carts.map((cart, index) => cart.put([item(ring), ...orders[index]!.map((one) => tutorial(one))])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const rows = await app.db
      .selectFrom('tutorials')
      .select('popularity')
      .where(
        'id',
        'in',
        tutorials.map(({ _id }) => _id),
      )
      .execute();
    expect(rows.map(({ popularity }) => popularity)).toEqual(Array(6).fill(8));
  });
});
