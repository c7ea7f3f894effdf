import type { CustomerData } from '../accounts/personal-data/customer-data.ts';
import type { PersonalData } from '../accounts/personal-data/personal-data.ts';
import { forgetSeatMails } from '../seat-mails/seat-mail-job.ts';
import { forgetOrderMails } from './order-mails.service.ts';
import { blankOrders, forgetActor, lineIdsOf, ordersOf, readOrders } from './personal-data.repository.ts';

/** An order outlives its account: erasing blanks the person and keeps what bookkeeping needs. */
export const orderData: PersonalData<Pick<CustomerData, 'orders'>, { orders: number }> = {
  // A hash of the address stays, so that the discount of a first order is given once a person.
  tables: ['orders', 'order_terms', 'first_orders', 'charges', 'refunds', 'order_notes', 'order_events'],
  read: async (db, person) => ({ orders: await readOrders(db, await ordersOf(db, person)) }),
  forget: async (transaction, person) => {
    const ids = await ordersOf(transaction, person);
    await blankOrders(transaction, ids);
    await forgetOrderMails(transaction, ids);
    await forgetSeatMails(transaction, await lineIdsOf(transaction, ids));
    await forgetActor(transaction, person.userId);
    return { orders: ids.length };
  },
};
