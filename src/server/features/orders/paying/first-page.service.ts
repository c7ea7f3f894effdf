/** The page of an order that was just placed. */
import { ApiError } from '#server/platform/http/api-error.ts';
import { cancelUnpaid } from '../cancel-order.service.ts';
import { openOrder } from '../order-change.ts';
import { sumsOf } from '../order-view.ts';
import { type Paying, openPage } from './open-page.service.ts';
import { pagesOf } from './provider-pages.repository.ts';

/**
 * Throws an ApiError (502) if the provider can't be reached; then the order is cancelled, its holds are free and the
 * cart is as before.
 */
export async function openFirstPage(paying: Paying, orderId: string): Promise<void> {
  try {
    await openPage(paying, orderId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // It was paid or ended meanwhile, as its state says.
    if (error.code === 'not_payable') return;
    await withdraw(paying, orderId);
    throw error;
  }
}

/** Nobody has heard of the order yet, so there is no mail. */
async function withdraw({ db, now }: Paying, orderId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const open = await openOrder(transaction, orderId);
    const pages = (await pagesOf(transaction, [orderId])).get(orderId) ?? [];
    if (open.order.state !== 'pending' || sumsOf(open).paid > 0 || pages.some(({ url }) => url !== null))
      return;
    await cancelUnpaid(transaction, open, { actor: 'shop', by: null, now: now(), isSilent: true });
  });
}
