import { emailKey } from '#domain/person.ts';
import { emailTerm, numberTerm } from '#domain/orders/order-search.ts';
import { choiceTitlesOf } from '#server/db/entries/chosen-columns.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import type { CustomerData } from '../accounts/personal-data/customer-data.ts';
import type { Person } from '../accounts/personal-data/personal-data.ts';
import { ORDER_MAIL } from './order-mails.service.ts';

/** Those of the account, and those that the admin took for this address. */
export async function ordersOf(db: Database, { email, ownsEmail, userId }: Person): Promise<string[]> {
  const own = await db.selectFrom('orders').select('id').where('user_id', '=', userId).execute();
  if (!ownsEmail) return own.map(({ id }) => id);
  const taken = await db
    .selectFrom('order_terms')
    .innerJoin('orders', 'orders.id', 'order_terms.order_id')
    .select(['orders.id', 'orders.email'])
    .where('term', '=', emailTerm(email))
    .where('user_id', 'is', null)
    .execute();
  const sameAddress = taken.filter((order) => emailKey(order.email) === emailKey(email));
  return [...own, ...sameAddress].map(({ id }) => id);
}

export async function areOpen(db: Database, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .where('state', 'in', ['pending', 'confirmed'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function readOrders(db: Database, ids: string[]): Promise<CustomerData['orders']> {
  if (ids.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'created_at as placed', 'total', 'note', 'address'])
    .select(['first_name as firstName', 'last_name as lastName', 'email', 'phone'])
    .select('tracking_number as trackingNumber')
    .where('id', 'in', ids)
    .orderBy('number')
    .execute();
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'title', 'quantity', 'choice_titles', 'to_pay as toPay', 'state'])
    .select(['personal_text as personalText', 'answer'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const cancellations = await db
    .selectFrom('cancellation_requests')
    .select(['order_id', 'at', 'text'])
    .where('order_id', 'in', ids)
    .orderBy('at')
    .execute();
  const notes = await db
    .selectFrom('order_notes')
    .select(['order_id', 'at', 'text'])
    .where('order_id', 'in', ids)
    .orderBy('at')
    .execute();
  const work = await db
    .selectFrom('order_stages')
    .innerJoin('order_lines', 'order_lines.id', 'order_stages.line_id')
    .select(['order_lines.order_id', 'order_lines.title'])
    .select(['order_stages.at', 'order_stages.text', 'order_stages.image'])
    .where('order_lines.order_id', 'in', ids)
    .orderBy('order_stages.at')
    .execute();
  const workOf = Map.groupBy(work, ({ order_id }) => order_id);
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const cancellationsOf = Map.groupBy(cancellations, ({ order_id }) => order_id);
  const notesOf = Map.groupBy(notes, ({ order_id }) => order_id);
  return orders.map(({ id, ...order }) => ({
    ...order,
    lines: (linesOf.get(id) ?? []).map(({ order_id: _order, choice_titles, ...line }) => ({
      ...line,
      choices: choiceTitlesOf(choice_titles),
    })),
    cancellations: (cancellationsOf.get(id) ?? []).map(({ at, text }) => ({ at, text })),
    notes: (notesOf.get(id) ?? []).map(({ at, text }) => ({ at, text })),
    work: (workOf.get(id) ?? []).map(({ at, title, text, image }) => ({
      at,
      title,
      text,
      picture: image !== null,
    })),
  }));
}

/** Blanks the person and what was written to and about them; sums, lines, ledger and states stay. */
export async function blankOrders(transaction: DatabaseTransaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('orders')
    .set({
      user_id: null,
      cart_id: null,
      first_name: '',
      last_name: '',
      email: '',
      phone: null,
      address: null,
      tracking_number: null,
      tracking_url: null,
      note: null,
    })
    .where('id', 'in', ids)
    .execute();
  const found = transaction.selectFrom('orders').select('number').where('id', 'in', ids);
  const numbers = (await found.execute()).map(({ number }) => numberTerm(number));
  await transaction
    .deleteFrom('order_terms')
    .where('order_id', 'in', ids)
    .where('term', 'not in', numbers)
    .execute();
  await transaction
    .updateTable('cancellation_requests')
    .set({ text: null })
    .where('order_id', 'in', ids)
    .execute();
  await transaction
    .updateTable('order_lines')
    .set({ personal_text: null, answer: null })
    .where('order_id', 'in', ids)
    .execute();
  const lines = transaction.selectFrom('order_lines').select('id').where('order_id', 'in', ids);
  await transaction
    .updateTable('order_stages')
    .set({ text: null, image: null })
    .where('line_id', 'in', lines)
    .execute();
  // Whoever was given the seats is another person.
  await transaction
    .updateTable('seat_people')
    .set({ note: null })
    .where('line_id', 'in', lines)
    .where('name', 'is', null)
    .execute();
  await transaction.updateTable('order_events').set({ details: null }).where('order_id', 'in', ids).execute();
  await transaction.deleteFrom('order_notes').where('order_id', 'in', ids).execute();
  await forgetPayer(transaction, ids);
  await dropMails(transaction, ids);
}

/** A notice has the payer's name and address in it. */
async function forgetPayer(transaction: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  const attempts = transaction.selectFrom('payment_attempts').select('id').where('order_id', 'in', ids);
  await transaction.deleteFrom('payment_notices').where('attempt_id', 'in', attempts).execute();
  await transaction
    .updateTable('provider_pages')
    .set({ brand: null, last4: null, url: null, bit_url: null })
    .where('attempt_id', 'in', attempts)
    .execute();
}

/** A mail's key begins with its order. */
async function dropMails(transaction: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await transaction
      .deleteFrom('jobs')
      .where('kind', '=', ORDER_MAIL.kind)
      .where('unique_key', '>=', `${id} `)
      .where('unique_key', '<', `${id}!`)
      .execute();
}

/** Whoever was an admin before did things to orders of others. */
export async function forgetActor(transaction: DatabaseTransaction, userId: string): Promise<void> {
  for (const table of ['charges', 'refunds', 'order_notes', 'order_events'] as const)
    await transaction.updateTable(table).set({ by_user: null }).where('by_user', '=', userId).execute();
}

export async function lineIdsOf(db: Database, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await db.selectFrom('order_lines').select('id').where('order_id', 'in', orderIds).execute();
  return rows.map(({ id }) => id);
}
