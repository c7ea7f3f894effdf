/** What was agreed to, when and where. Rows are never changed; an erasure deletes them with the account. */
import type { NewsletterEvent, NewsletterPlace } from '#server/db/account-tables.ts';
import { newId } from '#server/db/ids.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { NEWSLETTER_WORDS } from '#i18n/newsletter-words.ts';
import type { Consent } from './newsletter.repository.ts';

export interface LoggedConsent {
  event: NewsletterEvent;
  place: NewsletterPlace;
  now: string;
}

/** With the words that are shown at present, unless it is the end of a consent. */
export async function logConsent(
  transaction: DatabaseTransaction,
  { userId, email, lang }: Consent,
  { event, place, now }: LoggedConsent,
): Promise<void> {
  const words = event === 'ended' ? null : NEWSLETTER_WORDS.version;
  await transaction
    .insertInto('newsletter_log')
    .values({ id: newId(), user_id: userId, at: now, email, event, place, words, lang })
    .execute();
}
