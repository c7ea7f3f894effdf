/** What a customer chooses, from the cart to the sale. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { type TestCart, aCart, item } from '#test/carts.ts';
import { aCheckout, openShop } from '#test/checkout.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { METAL, VARIANTS, aRing, ring } from '#test/rings.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';

const GOLD_54 = ['gold', '54'];
const SILVER_52 = ['silver', '52'];
const NOW = new Date('2026-11-22T10:00:00.000Z');

describe.each(databasesOrOnly('postgres'))('chosen lines on %s', (kind) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp(kind, { now: () => NOW });
    await openShop(app);
  });
  afterEach(() => app.close());

  const seen = async (cart: TestCart) => (await cart.read()).body.data;
  const change = async (entry: { _id: string }, input: object) => {
    const owner = await app.as('superAdmin');
    const { status, text } = await owner.put(adminApi.entry('products', entry._id), { ...entry, ...input });
    if (status !== 200) throw new Error(text);
  };
  const stockOf = async ({ _id }: { _id: string }) => {
    const owner = await app.as('superAdmin');
    const { inventory, variants } = (await owner.get(adminApi.entry('products', _id))).body.data;
    return [inventory, ...variants.map((variant: { inventory: number }) => variant.inventory)];
  };

  it('are named and priced by their choices', async () => {
    const band = await aRing(app, { discount: 10 });
    const cart = await aCart(app);
    const answer = await cart.setTo([
      ring(band, ['54', 'gold'], { personalText: ' נועה ', quantity: 2 }),
      ring(band, SILVER_52),
    ]);
    expect(answer.items).toMatchObject([
      {
        choices: GOLD_54,
        choiceTitles: [{ title: 'זהב', translations: { en: { title: 'Gold' } } }, { title: '54' }],
        personalText: 'נועה',
        personalTextTitle: { title: 'חריטה' },
        price: 198.45,
        lineTotal: 396.9,
      },
      { choices: SILVER_52, price: 90 },
    ]);
    expect(await seen(cart)).toEqual(answer);
  });

  it('are the same line only with the same choices and text', async () => {
    const band = await aRing(app, { inventory: 9 });
    const cart = await aCart(app);
    const { items } = await cart.setTo([
      ring(band, GOLD_54),
      ring(band, ['54', 'gold']),
      ring(band, GOLD_54, { personalText: 'נועה' }),
      ring(band, SILVER_52),
      ring(band, GOLD_54, { personalText: 'דן' }),
      ring(band, GOLD_54, { personalText: '  ' }),
    ]);
    expect(items.map(({ quantity, personalText }) => [quantity, personalText])).toEqual([
      [3, undefined],
      [1, 'נועה'],
      [1, undefined],
      [1, 'דן'],
    ]);
  });

  test.each<[string, object, number, string, string]>([
    ['no choice', {}, 400, 'choice_missing', 'items.0.choices'],
    ['one of two', { choices: ['gold'] }, 400, 'choice_missing', 'items.0.choices'],
    ['an unknown one', { choices: ['gold', 'x'] }, 400, 'invalid', 'items.0.choices'],
    [
      'a text that is too long',
      { choices: GOLD_54, personalText: 'אבגדהוזחט' },
      400,
      'invalid',
      'items.0.personalText',
    ],
    ['line breaks', { choices: GOLD_54, personalText: 'א\nב' }, 400, 'invalid', 'items.0.personalText'],
    [
      'a line separator',
      { choices: GOLD_54, personalText: 'א\u2028ב' },
      400,
      'invalid',
      'items.0.personalText',
    ],
    ['control signs', { choices: GOLD_54, personalText: 'א\u0007ב' }, 400, 'invalid', 'items.0.personalText'],
    [
      'direction signs',
      { choices: GOLD_54, personalText: '\u202Eabc' },
      400,
      'invalid',
      'items.0.personalText',
    ],
    ['half of a sign', { choices: GOLD_54, personalText: '\uD83D' }, 400, 'invalid', 'items.0.personalText'],
    ['a sold-out variant', { choices: ['silver', '54'] }, 409, 'sold_out', 'items.0.item'],
    ['an inactive variant', { choices: ['gold', '52'] }, 409, 'sold_out', 'items.0.item'],
    ['more than the variant has', { choices: GOLD_54, quantity: 2 }, 409, 'over_stock', 'items.0.quantity'],
  ])('with %s are refused', async (_name, given, status, code, field) => {
    const band = await aRing(app, { variants: VARIANTS });
    const cart = await aCart(app);
    const answer = await cart.put([{ ...item(band), ...given }]);
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([
      status,
      code,
      [field],
    ]);
  });

  it('take emoji as the signs that a reader counts', async () => {
    const band = await aRing(app);
    const { items } = await (await aCart(app)).setTo([ring(band, GOLD_54, { personalText: '👩‍👩‍👧‍👦❤️ נוֹעָה' })]);
    expect(items).toMatchObject([{ personalText: '👩‍👩‍👧‍👦❤️ נוֹעָה' }]);
  });

  it('of things without options are refused', async () => {
    const cart = await aCart(app);
    const plain = await app.has.product();
    const course = await app.has.workshop();
    for (const line of [
      { ...item(plain), choices: ['x'] },
      { ...item(plain), personalText: 'א' },
      { item: course._id, productType: 'Workshop', quantity: 1, choices: ['x'] },
    ])
      expect((await cart.put([line])).status).toBe(400);
    expect((await cart.setTo([{ ...item(plain), choices: [] }])).items).toHaveLength(1);
  });

  it('that share their stock get what the lines before them leave', async () => {
    const band = await aRing(app, { inventory: 3 });
    const cart = await aCart(app);
    await cart.setTo([ring(band, GOLD_54, { quantity: 2 }), ring(band, SILVER_52)]);
    const refused = await cart.put([
      ring(band, GOLD_54, { quantity: 2 }),
      ring(band, SILVER_52, { quantity: 2 }),
    ]);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([409, ['items.1.quantity']]);
  });

  it('are told as removed once a choice is gone, and the others stay', async () => {
    const band = await aRing(app);
    const cart = await aCart(app);
    await cart.setTo([ring(band, GOLD_54), ring(band, SILVER_52, { personalText: 'נועה' })]);
    await change(band, { options: [{ ...METAL, choices: METAL.choices.slice(0, 1) }, band.options[1]] });
    expect(await seen(cart)).toMatchObject({
      items: [{ choices: SILVER_52 }],
      removed: [{ choices: GOLD_54, choiceTitles: [{ title: 'זהב' }, { title: '54' }], reason: 'gone' }],
    });
    await change((await (await app.as('superAdmin')).get(adminApi.entry('products', band._id))).body.data, {
      personalText: null,
    });
    expect(await seen(cart)).toMatchObject({ items: [], removed: [{}, { personalText: 'נועה' }] });
  });

  it('are quoted, ordered, and sold by variant', async () => {
    const band = await aRing(app, { variants: VARIANTS, isCustomizable: true, leadDays: 10 });
    const checkout = await aCheckout(app, [
      ring(band, GOLD_54, { personalText: 'נועה' }),
      ring(band, SILVER_52, { quantity: 2 }),
    ]);
    const quote = await checkout.quoted();
    expect(quote.lines).toMatchObject([
      {
        choices: GOLD_54,
        personalText: 'נועה',
        personalTextTitle: { title: 'חריטה' },
        price: 220.5,
        consent: 'made_to_order',
        leadDays: 10,
      },
      { choices: SILVER_52, price: 100, consent: 'made_to_order' },
    ]);
    const placed = await checkout.place();
    expect(placed.status).toBe(201);
    const { _id, total, lines } = placed.body.data;
    expect(lines).toMatchObject([
      {
        choices: GOLD_54,
        choiceTitles: [{ title: 'זהב' }, { title: '54' }],
        personalText: 'נועה',
        personalTextTitle: { title: 'חריטה' },
      },
      { choices: SILVER_52 },
    ]);
    expect(lines[0]).toMatchObject({ leadDays: 10 });
    expect(lines[0]).not.toHaveProperty('readyBy');
    const { variants } = (await app.get(api.product(band._id))).body.data;
    expect(variants).toMatchObject([{ held: 2 }, {}, {}, { held: 1 }]);
    const others = await aCart(app);
    expect((await others.put([ring(band, GOLD_54)])).body.code).toBe('sold_out');

    const owner = await app.as('superAdmin');
    const paid = await owner.post(
      adminApi.orderPaid(_id),
      { amount: total, method: 'cash' },
      { 'idempotency-key': 'a-key-of-sixteen-signs' },
    );
    // Ten business days from Sunday.
    const readyBy = '2026-12-06T21:59:59.999Z';
    expect(paid.body.data).toMatchObject({ state: 'confirmed', lines: [{ readyBy }, { readyBy }] });
    expect(paid.body.data.lines[0]).not.toHaveProperty('leadDays');
    expect(await stockOf(band)).toEqual([6, 1, 0, 5, 0]);
  });

  it('that are held stay the order’s, whatever becomes of the options', async () => {
    const band = await aRing(app, { variants: VARIANTS });
    const checkout = await aCheckout(app, [ring(band, GOLD_54)]);
    const { _id, total, lines } = (await checkout.place()).body.data;
    const stored = (await (await app.as('superAdmin')).get(adminApi.entry('products', band._id))).body.data;
    await change(stored, {
      options: [METAL],
      variants: [{ choices: ['silver'], inventory: 4, active: true }],
    });
    const owner = await app.as('superAdmin');
    const paid = await owner.post(
      adminApi.orderPaid(_id),
      { amount: total, method: 'cash' },
      { 'idempotency-key': 'a-key-of-sixteen-signs' },
    );
    expect(paid.body.data).toMatchObject({ state: 'confirmed', lines: [{ choices: lines[0].choices }] });
    expect(await stockOf(band)).toEqual([4, 4]);
  });

  it('of an order by phone follow the same rules', async () => {
    const band = await aRing(app, { variants: VARIANTS });
    const owner = await app.as('superAdmin');
    const take = (choices: string[]) =>
      owner.post(
        adminApi.orders(),
        {
          contact: { firstName: 'דנה', lastName: 'לוי', email: 'dana@example.com', phone: '050-1234567' },
          lines: [ring(band, choices, { personalText: 'דנה' })],
          delivery: { method: 'pickup' },
          payment: 'arrange',
          lang: 'he',
        },
        { 'idempotency-key': `a-key-of-${choices.join('-')}-signs` },
      );
    const missing = await take(['gold']);
    expect([missing.status, missing.body.code, missing.body.fields]).toEqual([
      400,
      'choice_missing',
      { 'lines.0.choices': expect.any(String) },
    ]);
    const taken = await take(GOLD_54);
    expect([taken.status, taken.body.data.lines]).toMatchObject([
      201,
      [{ choices: GOLD_54, personalText: 'דנה' }],
    ]);
  });
});
