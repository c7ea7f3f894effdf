import type { Selectable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { agorot } from '#domain/money.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { type TestCart, aCart, item, seats, tutorial } from '#test/carts.ts';
import { databases } from '#test/databases.ts';
import { type StockChange, changeStock } from '#server/db/entries/stock.ts';
import type { ProductsTable, TutorialsTable, WorkshopsTable } from '#server/db/schema.ts';

describe.each(databases)('the catalogue changes under a cart on %s', (kind) => {
  let app: TestApp;
  let now: Date;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => now });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    now = new Date('2026-05-01T09:00:00.000Z');
  });

  type Change = Partial<Selectable<ProductsTable & WorkshopsTable & TutorialsTable>>;
  const change = (table: 'products' | 'workshops' | 'tutorials', { _id }: { _id: string }, values: Change) =>
    app.catalogue.write((db) => db.updateTable(table).set(values).where('id', '=', _id).execute());
  const changed = (stock: StockChange) =>
    app.db.transaction().execute((transaction) => changeStock(transaction, [stock]));
  const seen = async (cart: TestCart) => (await cart.read()).body.data;

  it('a new price, discount, title and picture show immediately', async () => {
    const ring = await app.has.product({ price: 100 });
    const cart = await aCart(app);
    await cart.setTo([item(ring, 3)]);
    await change('products', ring, {
      price: agorot(9_999),
      discount: 50,
      title: 'צמיד',
      image: '/files/new.webp',
    });
    expect(await seen(cart)).toMatchObject({
      version: 2,
      items: [{ price: 50, lineTotal: 150, productDetails: { title: 'צמיד', image: '/files/new.webp' } }],
      total: 150,
    });
  });

  test.each([
    ['deleted', { deleted_at: '2026-05-01T08:00:00.000Z' }],
    ['made inactive', { active: 0 as const }],
  ])('what is %s leaves, is named until the next change, and blocks none', async (_name, values) => {
    const ring = await app.has.product({ title: 'טבעת', translations: { en: { title: 'Ring' } } });
    const [course, cutting] = [
      await app.has.workshop({ title: 'קורס' }),
      await app.has.tutorial({ title: 'מדריך' }),
    ];
    const kept = await app.has.product({ price: 12.5 });
    const cart = await aCart(app);
    const lines = [item(ring, 2), seats(course), item(kept), tutorial(cutting)];
    await cart.setTo(lines);
    await change('products', ring, values);
    await change('workshops', course, values);
    await change('tutorials', cutting, values);

    const removed = [
      {
        item: ring._id,
        productType: 'Item',
        title: 'טבעת',
        translations: { en: { title: 'Ring' } },
        reason: 'gone',
      },
      { item: course._id, productType: 'Workshop', title: 'קורס', reason: 'gone' },
      { item: cutting._id, productType: 'Tutorial', title: 'מדריך', reason: 'gone' },
    ];
    for (let read = 0; read < 2; read++) {
      const session = await seen(cart);
      expect(session).toMatchObject({ version: 2, items: [{ item: kept._id }], total: 12.5 });
      expect(session.removed).toEqual(removed);
    }
    const refused = await cart.put([...lines, item({ _id: 'unknown' })]);
    expect([refused.status, refused.body.fields]).toEqual([404, { 'items.4.item': expect.any(String) }]);
    expect((await seen(cart)).removed).toEqual(removed);

    const sentAgain = await cart.setTo(lines);
    expect(sentAgain).toMatchObject({ version: 3, items: [{ item: kept._id }], removed });
    expect(await seen(cart)).not.toHaveProperty('removed');
    const twice = await cart.put(lines);
    expect([twice.status, twice.body.code]).toEqual([404, 'item_unknown']);
  });

  it('a removed line is dropped quietly when a change leaves it out', async () => {
    const [ring, kept] = [await app.has.product(), await app.has.product()];
    const cart = await aCart(app);
    await cart.setTo([item(ring), item(kept)]);
    await change('products', ring, { active: 0 });
    const changed = await cart.setTo([item(kept)]);
    expect(changed).toMatchObject({ version: 3 });
    expect(changed).not.toHaveProperty('removed');
  });

  it('a purged entry can still be named', async () => {
    const ring = await app.has.product({ title: 'טבעת' });
    const cart = await aCart(app);
    await cart.setTo([item(ring)]);
    await app.catalogue.write((db) => db.deleteFrom('products').where('id', '=', ring._id).execute());
    expect((await seen(cart)).removed).toMatchObject([{ title: 'טבעת', reason: 'gone' }]);
  });

  it('an entry restored before the next change is back', async () => {
    const ring = await app.has.product();
    const cart = await aCart(app);
    const before = await cart.setTo([item(ring, 2)]);
    await change('products', ring, { deleted_at: '2026-05-01T08:00:00.000Z' });
    expect(await seen(cart)).toMatchObject({ items: [], total: 0, removed: [{ reason: 'gone' }] });
    await change('products', ring, { deleted_at: null });
    expect(await seen(cart)).toEqual(before);
  });

  it('when stock falls, the line stays and can be lowered or removed but not raised', async () => {
    const ring = await app.has.product({ inventory: 5, price: 10 });
    const other = await app.has.product();
    const cart = await aCart(app);
    await cart.setTo([item(ring, 5)]);
    await changed({ kind: 'products', id: ring._id, by: -3 });
    expect(await seen(cart)).toMatchObject({
      items: [{ quantity: 5, available: 2, lineTotal: 50 }],
      total: 50,
    });

    const raised = await cart.put([item(ring, 6)]);
    expect([raised.status, raised.body.code]).toEqual([409, 'over_stock']);
    expect((await cart.setTo([item(ring, 5), item(other)])).items).toMatchObject([{ available: 2 }, {}]);
    expect((await cart.setTo([item(ring, 3)])).items).toMatchObject([{ quantity: 3, available: 2 }]);
    const back = await cart.put([item(ring, 4)]);
    expect([back.status, back.body.code]).toEqual([409, 'over_stock']);
    expect((await cart.setTo([item(ring, 2)])).items[0]).not.toHaveProperty('available');

    await changed({ kind: 'products', id: ring._id, by: -2 });
    expect((await seen(cart)).items).toMatchObject([{ quantity: 2, available: 0 }]);
    expect((await cart.setTo([item(ring, 1)])).items).toMatchObject([{ quantity: 1, available: 0 }]);
    expect((await cart.put([item(ring, 2)])).body.code).toBe('sold_out');
    expect((await cart.setTo([])).items).toEqual([]);
    expect((await cart.put([item(ring)])).body.code).toBe('sold_out');
  });

  it('when seats fall, the line stays; when none is left, it is removed', async () => {
    const course = await app.has.workshop({ participantLimit: 8, participants: 3 });
    const cart = await aCart(app);
    await cart.setTo([seats(course, 5)]);
    await changed({ kind: 'workshops', id: course._id, by: 3 });
    expect((await seen(cart)).items).toMatchObject([{ quantity: 5, available: 2 }]);
    expect((await cart.put([seats(course, 6)])).body.code).toBe('not_enough_seats');
    expect((await cart.setTo([seats(course, 4)])).items).toMatchObject([{ quantity: 4, available: 2 }]);

    await change('workshops', course, { participant_limit: 5 });
    expect(await seen(cart)).toMatchObject({ items: [], removed: [{ item: course._id, reason: 'full' }] });
    await change('workshops', course, { participant_limit: 7 });
    expect(await seen(cart)).toMatchObject({ items: [{ quantity: 4, available: 1 }] });
    await change('workshops', course, { participant_limit: 6 });
    expect(await cart.setTo([seats(course, 5)])).toMatchObject({ items: [], removed: [{ reason: 'full' }] });
    expect((await cart.put([seats(course)])).body.code).toBe('workshop_full');
  });

  it('the early price lasts to the end of its day in Jerusalem', async () => {
    const course = await app.has.workshop({
      price: 380,
      earlyBirdDate: '2026-05-01T00:00:00.000Z',
      earlyBirdDiscountPercentage: 15,
    });
    const cart = await aCart(app);
    await cart.setTo([seats(course, 2)]);
    now = new Date('2026-05-01T20:59:59.999Z');
    expect(await seen(cart)).toMatchObject({ items: [{ price: 323, lineTotal: 646 }], total: 646 });
    now = new Date('2026-05-01T21:00:00.000Z');
    expect(await seen(cart)).toMatchObject({ items: [{ price: 380, lineTotal: 760 }], total: 760 });
  });

  it('a workshop is removed when its last meeting begins', async () => {
    const course = await app.has.workshop({
      workshopDates: [
        { date: '2026-05-08T15:00:00.000Z', duration: 60 },
        { date: '2026-05-03T15:00:00.000Z', duration: 60 },
      ],
    });
    const late = await aCart(app);
    const cart = await aCart(app);
    await cart.setTo([seats(course)]);
    now = new Date('2026-05-08T14:59:59.999Z');
    expect((await seen(cart)).items).toHaveLength(1);
    now = new Date('2026-05-08T15:00:00.000Z');
    expect(await seen(cart)).toMatchObject({ items: [], removed: [{ reason: 'past' }] });
    expect((await late.put([seats(course)])).body.code).toBe('workshop_past');
    expect(await cart.setTo([seats(course, 2)])).toMatchObject({
      version: 3,
      items: [],
      removed: [{ reason: 'past' }],
    });
    expect((await cart.put([seats(course)])).body.code).toBe('workshop_past');
  });

  it('a tutorial that the customer now owns stays until they remove it', async () => {
    const cutting = await app.has.tutorial({ price: 45 });
    const cart = await aCart(app);
    await cart.setTo([tutorial(cutting)]);
    await app.db
      .insertInto('tutorial_owners')
      .values({ tutorial_id: cutting._id, user_id: cart.who.user._id, since: now.toISOString() })
      .execute();
    expect((await cart.setTo([tutorial(cutting), item(await app.has.product())])).items).toHaveLength(2);
    await cart.setTo([]);
    expect((await cart.put([tutorial(cutting)])).body.code).toBe('already_owned');
    expect((await (await aCart(app)).setTo([tutorial(cutting)])).items).toHaveLength(1);
  });
});
