import { shekels } from '#contract/money.ts';
import { type AdminWorkshop, adminWorkshopSchema, workshopInputSchema } from '#contract/workshops.ts';
import { ownSeatsFor } from '#domain/stock.ts';
import { lockSeats, setOwnSeats } from '#server/db/entries/stock.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { workshopsNow } from '#server/db/entries/workshops-now.ts';
import { completeFields } from '../entries/complete-fields.ts';
import { countPeople } from '../roster/people-count.ts';
import { tellOfChange } from '../roster/tell-of-change.service.ts';
import { enqueueOffers } from '../waiting-list/offer-job.ts';
import type { EntryType } from '../entries/entry-type.ts';
import {
  type WorkshopFields,
  allWorkshopIds,
  findWorkshop,
  insertWorkshop,
  readWorkshops,
  updateWorkshop,
} from './workshops.repository.ts';

/** Required fields are never read from it. */
const EMPTY: WorkshopFields = {
  title: '',
  description: '',
  location: '',
  category: 'others',
  level: 'all',
  participantLimit: 1,
  participants: 0,
  price: shekels(0),
  earlyBirdDate: '',
  earlyBirdDiscountPercentage: 0,
  image: null,
  imageAlts: {},
  shouldHidePrice: false,
  active: true,
  priority: 0,
  workshopDates: [],
  question: null,
  series: null,
  translations: {},
};

/** Throws an ApiError below the registrations. */
async function changeOwnSeats(transaction: DatabaseTransaction, id: string, wanted: number): Promise<void> {
  const { registrations } = (await lockSeats(transaction, id))!;
  const own = ownSeatsFor(wanted, registrations);
  if (own === null) throw new ApiError('invalid', { participants: { problem: 'range', min: registrations } });
  await setOwnSeats(transaction, id, own);
}

export const workshopEntries: EntryType<WorkshopFields, AdminWorkshop> = {
  kind: 'workshops',
  inputSchema: workshopInputSchema,
  entrySchema: adminWorkshopSchema,
  pictureFields: ['image'] satisfies (keyof WorkshopFields)[],
  productType: 'Workshop',
  complete: (input, before) => {
    const fields = completeFields(input, before, EMPTY);
    const byDate = fields.workshopDates.toSorted(
      (left, right) => Date.parse(left.date) - Date.parse(right.date),
    );
    return { ...fields, question: fields.question || null, workshopDates: byDate };
  },
  ids: allWorkshopIds,
  read: readWorkshops,
  find: findWorkshop,
  insert: insertWorkshop,
  update: async (transaction, id, fields, state) => {
    const before = (await workshopsNow(transaction, [id])).get(id);
    await updateWorkshop(transaction, id, fields, state);
    await changeOwnSeats(transaction, id, fields.participants);
    if (before) await tellOfChange(transaction, id, { before, now: state.updatedDate });
    await enqueueOffers(transaction, [id], state.updatedDate);
  },
  countOwners: countPeople,
};
