import type { CustomerData } from '../accounts/personal-data/customer-data.ts';
import type { PersonalData } from '../accounts/personal-data/personal-data.ts';

/** Of a customer who was an admin before. */
export const changeData: PersonalData<Pick<CustomerData, 'changesMade'>, object> = {
  tables: ['entry_changes'],
  read: async (db, { userId }) => ({
    changesMade: await db
      .selectFrom('entry_changes')
      .select(['kind', 'entry_id as entry', 'action', 'at'])
      .where('by_user', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  }),
  forget: async (transaction, { userId }) => {
    await transaction
      .updateTable('entry_changes')
      .set({ by_user: null })
      .where('by_user', '=', userId)
      .execute();
    return {};
  },
};
