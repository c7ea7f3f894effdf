import type { Database } from '#server/db/schema.ts';
import type { CustomerData } from '../personal-data/customer-data.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

export const loginData: PersonalData<Pick<CustomerData, 'logins' | 'loginAddresses'>, object> = {
  tables: ['login_tokens', 'login_addresses'],
  read: (db, { userId }) => readLogins(db, userId),
  forget: async (transaction, { userId }) => {
    for (const table of ['login_tokens', 'login_addresses'] as const)
      await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
    return {};
  },
};

async function readLogins(
  db: Database,
  userId: string,
): Promise<Pick<CustomerData, 'logins' | 'loginAddresses'>> {
  const logins = await db
    .selectFrom('login_tokens')
    .select(['created_at as since', 'last_used_at as lastUsed'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const loginAddresses = await db
    .selectFrom('login_addresses')
    .select(['address as fingerprint', 'last_login_at as lastLogin'])
    .where('user_id', '=', userId)
    .orderBy('last_login_at')
    .execute();
  return { logins, loginAddresses };
}
