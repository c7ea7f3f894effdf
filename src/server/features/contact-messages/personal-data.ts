import type { CustomerData } from '../accounts/personal-data/customer-data.ts';
import type { PersonalData } from '../accounts/personal-data/personal-data.ts';
import { deleteMessages, readMessages } from './personal-data.repository.ts';

export const messageData: PersonalData<Pick<CustomerData, 'messages'>, { messages: number }> = {
  tables: ['contact_messages', 'jobs'],
  read: async (db, { email, ownsEmail }) => ({ messages: ownsEmail ? await readMessages(db, email) : [] }),
  forget: async (transaction, { email, ownsEmail }) => ({
    messages: ownsEmail ? await deleteMessages(transaction, email) : 0,
  }),
};
