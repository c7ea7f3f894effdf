/** Pieces and seats that are set aside for unpaid orders, and seats that are offered (docs/rules.md#stock). */
import { type SqlBool, sql } from 'kysely';
import type { ProductType } from '#domain/offer.ts';
import type { OrderHoldsTable } from '../order-tables.ts';
import type { Database, DatabaseTransaction } from '../schema.ts';

export type NewHold = OrderHoldsTable;

export interface HoldsSeen {
  now: Date;
  /** Whose own holds don't count. */
  exceptOrder?: string | undefined;
  /** Whose own offers don't count. */
  forUser?: string | undefined;
}

/** Whether a hold lives is judged by its time, so a late sweep frees nothing twice. */
export function heldPieces(seen: HoldsSeen) {
  return liveHolds('Item', 'products.id', seen).as('held');
}

/** Whosever they are. */
export function heldSeats({ now }: HoldsSeen) {
  return sql<number>`${liveHolds('Workshop', 'workshops.id', { now })} + ${offered({ now })}`.as('held');
}

/** Of those, what the order holds and the user was offered. */
export function ownHeldSeats({ now, exceptOrder = '', forUser = '' }: HoldsSeen) {
  if (exceptOrder === '' && forUser === '') return sql<number>`0`.as('own_held');
  const ofOrder = sql`and order_holds.line_id in (select id from order_lines where order_id = ${exceptOrder})`;
  const ofUser = sql`and waiting_places.user_id = ${forUser}`;
  return sql<number>`${liveHolds('Workshop', 'workshops.id', { now }, ofOrder)} + ${offered({ now }, ofUser)}`.as(
    'own_held',
  );
}

function offered(seen: HoldsSeen, ofUser = sql``) {
  return sql<number>`(
    select cast(coalesce(sum(waiting_places.seats), 0) as integer) from waiting_places
    where waiting_places.workshop_id = workshops.id and ${liveOffers(seen)} ${ofUser}
  )`;
}

/** Of the variant alone. */
export function heldVariantPieces(seen: HoldsSeen) {
  return liveHolds(
    'Item',
    'product_variants.product_id',
    seen,
    sql`and order_holds.variant = product_variants.choices`,
  ).as('held');
}

function liveHolds(productType: ProductType, item: string, { now, exceptOrder }: HoldsSeen, more = sql``) {
  const ofOthers =
    exceptOrder === undefined
      ? sql``
      : sql`and order_holds.line_id not in (select id from order_lines where order_id = ${exceptOrder})`;
  return sql<number>`(
    select cast(coalesce(sum(order_holds.quantity), 0) as integer) from order_holds
    where order_holds.product_type = ${productType} and order_holds.item = ${sql.ref(item)}
    and order_holds.until > ${now.toISOString()} ${ofOthers} ${more}
  )`;
}

/** Once it is accepted, the order's hold stands in its place. */
function liveOffers({ now, forUser = '' }: HoldsSeen) {
  const at = now.toISOString();
  return sql<SqlBool>`(waiting_places.offer_until > ${at} and waiting_places.user_id <> ${forUser}
    and not exists (
      select 1 from order_holds
      where order_holds.line_id = waiting_places.line_id and order_holds.until > ${at}
    ))`;
}

/** By workshop. */
export async function offeredSeats(
  db: Database,
  workshops: readonly string[],
  seen: HoldsSeen,
): Promise<Map<string, number>> {
  if (workshops.length === 0) return new Map();
  const rows = await db
    .selectFrom('waiting_places')
    .select('workshop_id')
    .select(sql<number>`cast(sum(seats) as integer)`.as('seats'))
    .where('workshop_id', 'in', workshops)
    .where(liveOffers(seen))
    .groupBy('workshop_id')
    .execute();
  return new Map(rows.map(({ workshop_id, seats }) => [workshop_id, seats]));
}

export interface Held {
  item: string;
  variant: string;
  held: number;
}

/** By item and variant. */
export async function heldOf(
  db: Database,
  productType: Exclude<ProductType, 'Tutorial'>,
  items: readonly string[],
  { now, exceptOrder }: HoldsSeen,
): Promise<Held[]> {
  if (items.length === 0) return [];
  const live = db
    .selectFrom('order_holds')
    .where('product_type', '=', productType)
    .where('item', 'in', items)
    .where('until', '>', now.toISOString());
  const counted = exceptOrder
    ? live.where('line_id', 'not in', (eb) =>
        eb.selectFrom('order_lines').where('order_id', '=', exceptOrder).select('id'),
      )
    : live;
  return counted
    .select(['item', 'variant'])
    .select(sql<number>`cast(sum(quantity) as integer)`.as('held'))
    .groupBy(['item', 'variant'])
    .execute();
}

export async function insertHolds(
  transaction: DatabaseTransaction,
  holds: readonly NewHold[],
): Promise<void> {
  if (holds.length > 0) await transaction.insertInto('order_holds').values(holds).execute();
}

/** Live or not; the caller raises the stock version. */
export async function takeHolds(
  transaction: DatabaseTransaction,
  orderId: string,
): Promise<OrderHoldsTable[]> {
  return transaction
    .deleteFrom('order_holds')
    .where('line_id', 'in', (eb) => eb.selectFrom('order_lines').where('order_id', '=', orderId).select('id'))
    .returningAll()
    .execute();
}
