import type { PersonalData } from '../features/accounts/personal-data/personal-data.ts';

/** Keys say nothing about a person, so a copy has none. */
export const keyData: PersonalData<object, object> = {
  tables: ['idempotency_keys'],
  read: async () => ({}),
  forget: async (transaction, { userId }) => {
    await transaction.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
    return {};
  },
};
