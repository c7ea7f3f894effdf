import { emailKey } from '#domain/person.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import type { CustomerData } from '../accounts/personal-data/customer-data.ts';
import type { PersonalData } from '../accounts/personal-data/personal-data.ts';
import { forgetCustomer } from './forget-customer.service.ts';

type Told = Pick<
  CustomerData,
  'ownedTutorials' | 'openedTutorials' | 'readingPlaces' | 'ratings' | 'tutorialHistory'
>;

export const tutorialData: PersonalData<Told, { ratings: number; history: number }> = {
  tables: ['tutorial_owners', 'tutorial_openings', 'tutorial_ratings', 'reading_places'],
  read: async (db, { email, userId }) => ({
    ...(await readTutorials(db, userId)),
    tutorialHistory: await readOwnerHistory(db, email),
  }),
  forget: async (transaction, { email, userId }) => {
    const { ratings } = userId === '' ? { ratings: 0 } : await forgetCustomer(transaction, userId);
    await transaction.deleteFrom('tutorial_owners').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('reading_places').where('user_id', '=', userId).execute();
    return { ratings, history: await removeFromHistory(transaction, email) };
  },
};

async function readTutorials(
  db: Database,
  userId: string,
): Promise<Pick<CustomerData, 'ownedTutorials' | 'openedTutorials' | 'readingPlaces' | 'ratings'>> {
  const ownedTutorials = await db
    .selectFrom('tutorial_owners')
    .innerJoin('tutorials', 'tutorials.id', 'tutorial_id')
    .select(['title as tutorial', 'since'])
    .where('user_id', '=', userId)
    .orderBy('since')
    .execute();
  const openedTutorials = await db
    .selectFrom('tutorial_openings')
    .innerJoin('tutorials', 'tutorials.id', 'tutorial_id')
    .select(['title as tutorial', 'first_at as first'])
    .where('user_id', '=', userId)
    .orderBy('first_at')
    .execute();
  const ratings = await db
    .selectFrom('tutorial_ratings')
    .innerJoin('tutorials', 'tutorials.id', 'tutorial_id')
    .select(['title as tutorial', 'stars', 'tutorial_ratings.updated_at as given'])
    .where('user_id', '=', userId)
    .orderBy('given')
    .execute();
  const places = await db
    .selectFrom('reading_places')
    .innerJoin('tutorials', 'tutorials.id', 'tutorial_id')
    .select(['title as tutorial', 'page', 'finished', 'reading_places.updated_at as at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  const readingPlaces = places.map((place) => ({ ...place, finished: place.finished === 1 }));
  return { ownedTutorials, openedTutorials, readingPlaces, ratings };
}

async function readOwnerHistory(db: Database, email: string): Promise<CustomerData['tutorialHistory']> {
  const named = await ownerChangesNaming(db, email);
  return named.map(({ entry_id: tutorialId, action, at }) => ({ tutorialId, action, at }));
}

/** These changes name the owner by name and email. */
async function ownerChangesNaming(db: Database, email: string) {
  const changes = await db
    .selectFrom('entry_changes')
    .select(['id', 'entry_id', 'action', 'at', 'fields'])
    .where('action', 'in', ['ownerGranted', 'ownerWithdrawn'])
    .orderBy('at')
    .execute();
  const named = `<${emailKey(email)}>"`;
  return changes.filter(({ fields }) => emailKey(fields).includes(named));
}

/** The history keeps when, but no longer to whom. Returns the number of changes. */
async function removeFromHistory(transaction: DatabaseTransaction, email: string): Promise<number> {
  const changes = await ownerChangesNaming(transaction, email);
  for (const { id } of changes)
    await transaction.updateTable('entry_changes').set({ fields: '[]' }).where('id', '=', id).execute();
  return changes.length;
}
