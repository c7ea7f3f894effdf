import type { CustomerData } from '../accounts/personal-data/customer-data.ts';
import type { PersonalData } from '../accounts/personal-data/personal-data.ts';
import { deleteMessages, readMessages } from './personal-data.repository.ts';

export const messageData: PersonalData<Pick<CustomerData, 'messages'>, { messages: number }> = {
  tables: ['contact_messages', 'jobs'],
  read: async (db, { email }) => ({ messages: await readMessages(db, email) }),
  forget: async (transaction, { email }) => ({ messages: await deleteMessages(transaction, email) }),
};
