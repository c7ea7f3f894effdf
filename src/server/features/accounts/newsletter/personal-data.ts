import { wordsOfVersion } from '#i18n/newsletter-words.ts';
import type { Database } from '#server/db/schema.ts';
import type { CustomerData } from '../personal-data/customer-data.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

type NewsletterData = Pick<CustomerData, 'newsletter' | 'newsletterLog'>;

export const newsletterData: PersonalData<NewsletterData, object> = {
  tables: ['newsletter_consents', 'newsletter_log'],
  read: async (db, { userId }) => ({
    newsletter: await readConsents(db, userId),
    newsletterLog: await readLog(db, userId),
  }),
  forget: async (transaction, { userId }) => {
    for (const table of ['newsletter_consents', 'newsletter_log'] as const)
      await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
    return {};
  },
};

function readConsents(db: Database, userId: string): Promise<NewsletterData['newsletter']> {
  return db
    .selectFrom('newsletter_consents')
    .select(['email', 'lang', 'asked_at as asked', 'confirmed_at as confirmed', 'ended_at as ended'])
    .where('user_id', '=', userId)
    .orderBy('asked_at')
    .execute();
}

async function readLog(db: Database, userId: string): Promise<NewsletterData['newsletterLog']> {
  const rows = await db
    .selectFrom('newsletter_log')
    .select(['at', 'email', 'event', 'place', 'words', 'lang'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ lang, words, ...row }) => ({
    ...row,
    words: words === null ? null : wordsOfVersion(words, lang),
  }));
}
