import type { Lang } from '#domain/language.ts';
import type { Database } from '#server/db/schema.ts';

export interface Subscriber {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  lang: Lang;
  confirmedAt: string;
  unsubscribeToken: string;
}

/** All whose consent is in effect, the earliest first, by position, so that none repeats when others come and go. */
export async function* subscribersInBatches(db: Database, batch = 500): AsyncGenerator<Subscriber[]> {
  let after: Subscriber | null = null;
  do {
    const found: Subscriber[] = await batchOf(db, after, batch);
    if (found.length > 0) yield found;
    after = found.length < batch ? null : (found.at(-1) ?? null);
  } while (after);
}

export async function countSubscribers(db: Database): Promise<number> {
  const { count } = await inEffect(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function batchOf(db: Database, after: Subscriber | null, limit: number): Promise<Subscriber[]> {
  const rest = after
    ? inEffect(db).where(({ eb, and, or }) =>
        or([
          eb('consent.confirmed_at', '>', after.confirmedAt),
          and([eb('consent.confirmed_at', '=', after.confirmedAt), eb('consent.id', '>', after.id)]),
        ]),
      )
    : inEffect(db);
  const rows = await rest
    .select(({ fn }) => [
      'consent.id',
      'users.email',
      'users.first_name as firstName',
      'users.last_name as lastName',
      // As the mails about the account.
      fn.coalesce('users.lang', 'consent.lang').as('lang'),
      'consent.confirmed_at',
      'consent.unsubscribe_token as unsubscribeToken',
    ])
    .orderBy('consent.confirmed_at')
    .orderBy('consent.id')
    .limit(limit)
    .execute();
  return rows.map(({ confirmed_at, ...row }) => ({ ...row, confirmedAt: confirmed_at! })); // see `inEffect`
}

function inEffect(db: Database) {
  return db
    .selectFrom('newsletter_consents as consent')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'consent.user_id').onRef('users.email_key', '=', 'consent.email_key'),
    )
    .where('consent.confirmed_at', 'is not', null)
    .where('consent.ended_at', 'is', null);
}
