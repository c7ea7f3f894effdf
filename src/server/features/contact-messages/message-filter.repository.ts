import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MessageCounts, MessageState } from '#contract/contact-messages.ts';
import { messageSearchTerms } from '#domain/message-search.ts';
import type { Database } from '#server/db/schema.ts';

export interface MessageFilter {
  q?: string | undefined;
  state?: MessageState | undefined;
}

/** As the indexes say it. */
const STATES: Record<MessageState, RawBuilder<SqlBool>> = {
  open: sql`(answered_at is null and archived_at is null)`,
  answered: sql`(answered_at is not null and archived_at is null)`,
  archived: sql`(archived_at is not null)`,
};

export function matches({ q = '', state }: MessageFilter): RawBuilder<SqlBool> {
  const terms = messageSearchTerms(q).map(
    (term) => sql`search_text like ${`%${term.replace(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`,
  );
  const conditions = [
    ...(state ? [STATES[state]] : []),
    ...(terms.length > 0 ? [sql`(${sql.join(terms, sql` or `)})`] : []),
  ];
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`1 = 1`;
}

export async function countMessages(db: Database, filter: MessageFilter = {}): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .where(matches(filter))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countByState(db: Database, q: string | undefined): Promise<MessageCounts> {
  const [open, answered, archived] = await Promise.all([
    countMessages(db, { q, state: 'open' }),
    countMessages(db, { q, state: 'answered' }),
    countMessages(db, { q, state: 'archived' }),
  ]);
  return { open, answered, archived };
}
