import type { Lang } from '#domain/language.ts';
import type { Database } from '#server/db/schema.ts';

export interface Subscriber {
  email: string;
  firstName: string;
  lastName: string;
  lang: Lang;
  confirmedAt: string;
  unsubscribeToken: string;
}

/** All whose consent is in effect, the earliest first, by position, so that none repeats when others come and go. */
export async function* subscribersInBatches(db: Database, batch = 500): AsyncGenerator<Subscriber[]> {
  let after: Row | null = null;
  do {
    const rows: Row[] = await batchOf(db, after, batch);
    const found = rows.filter(isOfPresentAddress);
    if (found.length > 0) yield found.map(toSubscriber);
    after = rows.length < batch ? null : (rows.at(-1) ?? null);
  } while (after);
}

export async function countSubscribers(db: Database): Promise<number> {
  const { count } = await given(db)
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'newsletter_consents.user_id')
        .onRef('users.email_key', '=', 'newsletter_consents.email_key'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Row = Awaited<ReturnType<typeof batchOf>>[number];

/** Read in the index's order before anything is joined, also those of addresses that an account no longer has. */
function batchOf(db: Database, after: { confirmed_at: string | null; id: string } | null, limit: number) {
  let rest = given(db);
  if (after !== null)
    rest = rest
      // Alone it bounds what is read of the index.
      .where('confirmed_at', '>=', after.confirmed_at)
      .where(({ eb, or }) => or([eb('confirmed_at', '>', after.confirmed_at), eb('id', '>', after.id)]));
  const page = rest.selectAll().orderBy('confirmed_at').orderBy('id').limit(limit).as('page');
  return db
    .selectFrom(page)
    .innerJoin('users', 'users.id', 'page.user_id')
    .select(({ fn }) => [
      'page.id',
      'page.email_key as confirmedKey',
      'page.confirmed_at',
      'page.unsubscribe_token',
      'users.email',
      'users.email_key as presentKey',
      'users.first_name',
      'users.last_name',
      // As the mails about the account.
      fn.coalesce('users.lang', 'page.lang').as('lang'),
    ])
    .orderBy('page.confirmed_at')
    .orderBy('page.id')
    .execute();
}

function given(db: Database) {
  return db
    .selectFrom('newsletter_consents')
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null);
}

function isOfPresentAddress({ confirmedKey, presentKey }: Row): boolean {
  return confirmedKey === presentKey;
}

function toSubscriber(row: Row): Subscriber {
  return {
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    lang: row.lang,
    confirmedAt: row.confirmed_at!, // see `given`
    unsubscribeToken: row.unsubscribe_token,
  };
}
