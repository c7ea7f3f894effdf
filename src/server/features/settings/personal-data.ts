import type { CustomerData } from '../accounts/personal-data/customer-data.ts';
import type { PersonalData } from '../accounts/personal-data/personal-data.ts';

/** Of a customer who was an admin before. */
export const settingsData: PersonalData<Pick<CustomerData, 'settingsChanged'>, object> = {
  tables: ['settings_changes'],
  read: async (db, { userId }) => ({
    settingsChanged: await db
      .selectFrom('settings_changes')
      .select(['version', 'at'])
      .where('by_user', '=', userId)
      .orderBy('version')
      .execute(),
  }),
  forget: async (transaction, { userId }) => {
    await transaction
      .updateTable('settings_changes')
      .set({ by_user: null })
      .where('by_user', '=', userId)
      .execute();
    return {};
  },
};
