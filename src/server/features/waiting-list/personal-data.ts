import type { CustomerData } from '../accounts/personal-data/customer-data.ts';
import type { PersonalData } from '../accounts/personal-data/personal-data.ts';
import { forgetSeatMails } from '../seat-mails/seat-mail-job.ts';
import { enqueueOffers } from './offer-job.ts';
import { deletePlace, placesOfUser } from './waiting-list.repository.ts';

export const waitingData: PersonalData<Pick<CustomerData, 'waitingPlaces'>, object> = {
  tables: ['waiting_places'],
  read: async (db, { userId }) => ({
    waitingPlaces: (await placesOfUser(db, userId)).map(({ workshop_id, seats, since, offer_until }) => ({
      workshop: workshop_id,
      seats,
      since,
      offerUntil: offer_until,
    })),
  }),
  forget: async (transaction, { userId }) => {
    const places = await placesOfUser(transaction, userId);
    for (const { id, workshop_id, since } of places) {
      await deletePlace(transaction, id);
      // Due at once: an erasure doesn't know the time.
      await enqueueOffers(transaction, [workshop_id], new Date(since));
    }
    await forgetSeatMails(transaction, [userId, ...places.map(({ id }) => id)]);
    return {};
  },
};
