import { emailKey } from '#domain/person.ts';
import type { CustomerData } from '../accounts/personal-data/customer-data.ts';
import type { PersonalData } from '../accounts/personal-data/personal-data.ts';
import { forgetSeatMails } from '../seat-mails/seat-mail-job.ts';
import { blankPeople, peopleOf } from './people.repository.ts';

/** Whom the admin registered, and who was given somebody else's seats; one's own seats are the orders'. */
export const rosterData: PersonalData<Pick<CustomerData, 'seats'>, { seats: number }> = {
  tables: ['workshop_attendees', 'seat_people'],
  read: async (db, { email, ownsEmail }) => {
    if (!ownsEmail) return { seats: [] };
    const { byHand, given } = await peopleOf(db, emailKey(email));
    return { seats: [...byHand, ...given].map(({ id: _id, ...seat }) => seat) };
  },
  // The seats stay taken; nobody knows any more by whom.
  forget: async (transaction, { email, ownsEmail }) => {
    if (!ownsEmail) return { seats: 0 };
    const people = await peopleOf(transaction, emailKey(email));
    await blankPeople(transaction, people);
    const ids = [...people.byHand, ...people.given].map(({ id }) => id);
    await forgetSeatMails(transaction, ids);
    return { seats: ids.length };
  },
};
