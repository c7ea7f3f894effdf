import { CATALOGUE_KINDS, type CatalogueKind } from '#domain/catalogue.ts';
import { WEEK_SIZE, type Week } from '#contract/week.ts';
import { storedRows } from '#server/db/entries/catalogue-rows.ts';
import type { Database } from '#server/db/schema.ts';
import type { CountedKind } from './counts.repository.ts';

/** Days as YYYY-MM-DD, both included. */
export interface Days {
  from: string;
  to: string;
}

function countsOf(db: Database, kind: CountedKind, { from, to }: Days) {
  return db
    .selectFrom('daily_counts')
    .select(({ fn }) => fn.sum<string | number>('daily_counts.count').as('total'))
    .where('daily_counts.kind', '=', kind)
    .where('daily_counts.day', '>=', from)
    .where('daily_counts.day', '<=', to);
}

export async function countVisits(db: Database, days: Days): Promise<number> {
  const { total } = await countsOf(db, 'visits', days).executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

export async function readViews(db: Database, days: Days): Promise<Week['views']> {
  const views: Week['views'] = [];
  for (const kind of CATALOGUE_KINDS) views.push(...(await viewsOf(db, kind, days)));
  return views.toSorted((left, right) => right.count - left.count).slice(0, WEEK_SIZE);
}

async function viewsOf(db: Database, kind: CatalogueKind, days: Days): Promise<Week['views']> {
  const counts = countsOf(db, kind, days).select('daily_counts.name').groupBy('daily_counts.name');
  const rows = await storedRows(db, kind)
    .innerJoin(counts.as('viewed'), 'viewed.name', 'id')
    .select(['id', 'title', 'viewed.total'])
    .orderBy('viewed.total', 'desc')
    .orderBy('id')
    .limit(WEEK_SIZE)
    .execute();
  return rows.map(({ id, title, total }) => ({ kind, entry: id, title, count: Number(total) }));
}

export async function readEmptySearches(db: Database, days: Days): Promise<Week['emptySearches']> {
  const rows = await countsOf(db, 'searches', days)
    .select('daily_counts.name as q')
    .groupBy('daily_counts.name')
    .orderBy('total', 'desc')
    .orderBy('q')
    .limit(WEEK_SIZE)
    .execute();
  return rows.map(({ q, total }) => ({ q, count: Number(total) }));
}

/** `since`: ISO 8601, UTC. An admin's own cart doesn't count. */
export async function countCartsSince(db: Database, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('carts')
    .innerJoin('users', 'users.id', 'carts.user_id')
    .where('carts.updated_at', '>=', since)
    .where('users.role', '=', 'user')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('cart_lines').select('cart_lines.cart_id').whereRef('cart_lines.cart_id', '=', 'carts.id'),
      ),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Placed by customers or taken by the admin; without what was never paid. `since`: ISO 8601, UTC. */
export async function countOrdersSince(db: Database, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .where('created_at', '>=', since)
    .where('state', 'in', ['pending', 'confirmed', 'completed'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
