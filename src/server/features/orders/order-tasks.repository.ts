/** What waits for the admin; each order is in one group at most, besides those of its refunds and documents. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrderTasks } from '#contract/admin-orders.ts';
import { answeredBy } from '#domain/payments/refund-decisions.ts';
import type { Database } from '#server/db/schema.ts';
import type { StoredOrder } from './orders.repository.ts';

export type TaskKind = OrderTasks['groups'][number]['kind'];

/** Most urgent first. */
export const TASK_KINDS: readonly TaskKind[] = [
  'review',
  'request',
  'refund',
  'unpaid',
  'make',
  'hand_over',
  'document',
];

/** When the open request came. */
export const requestedAt = sql<string>`(select max(at) from cancellation_requests
  where order_id = orders.id and settled_at is null)`;

/** As the index of what there is to do says it. */
export const isToDo = sql<SqlBool>`orders.state = 'confirmed' and needs_review = 0 and has_request = 0`;

const FITS: Record<TaskKind, RawBuilder<SqlBool> | ((now: Date) => RawBuilder<SqlBool>)> = {
  review: sql`needs_review = 1`,
  request: sql`has_request = 1 and needs_review = 0`,
  unpaid: sql`orders.state = 'pending' and payment_method = 'arrange' and needs_review = 0 and has_request = 0`,
  make: sql`${isToDo} and task = 0`,
  hand_over: sql`${isToDo} and task = 1`,
  // As `openRefunds` has it.
  refund: (now) => sql`orders.id in (
    select order_id from refunds where state = 'unknown' or (state = 'asked' and at <= ${answeredBy(now)})
    union select order_id from refunds as refused
    where refused.state = 'refused' and refused.put_away_at is null and not exists (
      select 1 from refunds as again
      where again.order_id = refused.order_id and again.at > refused.at and again.state <> 'refused'
    )
  )`,
  document: sql`orders.id in (select order_id from order_documents where state in ('missing', 'unknown'))`,
};

const FIRST: Record<TaskKind, RawBuilder<unknown>> = {
  review: sql`updated_at`,
  request: requestedAt,
  unpaid: sql`hold_until`,
  make: sql`created_at`,
  hand_over: sql`created_at`,
  refund: sql`created_at`,
  document: sql`created_at`,
};

function fits(kind: TaskKind, now: Date): RawBuilder<SqlBool> {
  const condition = FITS[kind];
  return typeof condition === 'function' ? condition(now) : condition;
}

export async function countTasks(db: Database, kind: TaskKind, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .where(fits(kind, now))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The most urgent first. */
export function listTasks(
  db: Database,
  kind: TaskKind,
  { limit, now }: { limit: number; now: Date },
): Promise<StoredOrder[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where(fits(kind, now))
    .orderBy(FIRST[kind])
    .orderBy('number')
    .limit(limit)
    .execute();
}
