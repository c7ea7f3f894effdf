import type { CustomerData } from '../accounts/personal-data/customer-data.ts';
import type { PersonalData } from '../accounts/personal-data/personal-data.ts';

export const draftData: PersonalData<Pick<CustomerData, 'drafts'>, object> = {
  tables: ['drafts'],
  read: async (db, { userId }) => ({
    drafts: await db
      .selectFrom('drafts')
      .select(['kind', 'name', 'content', 'updated_at as changed'])
      .where('user_id', '=', userId)
      .orderBy('updated_at')
      .execute(),
  }),
  forget: async (transaction, { userId }) => {
    await transaction.deleteFrom('drafts').where('user_id', '=', userId).execute();
    return {};
  },
};
