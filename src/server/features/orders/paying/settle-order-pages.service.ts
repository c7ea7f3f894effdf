import { pagesOf } from './provider-pages.repository.ts';
import { type Asking, settleAttempt } from './settle-attempt.service.ts';

/** Asks about every page of the order that may still bring money. */
export async function settleOrderPages(asking: Asking, orderId: string): Promise<void> {
  const pages = (await pagesOf(asking.db, [orderId])).get(orderId) ?? [];
  for (const { attempt_id } of pages) await settleAttempt(asking, attempt_id);
}
