/** A page at which nobody should pay any more is closed, where the provider can do that (docs/rules.md#payment). */
import { isPageOver } from '#domain/payments/page-over.ts';
import { ledgerOf } from '../ledger.repository.ts';
import { findOrder } from '../orders.repository.ts';
import type { PageOfAttempt } from './provider-pages.repository.ts';
import type { Asking } from './settle-attempt.service.ts';

/** ms; by then a page has ended by itself. */
const LONGEST = 2 * 60 * 60_000;

/** Whatever comes of it: money that is paid there all the same goes back. */
export async function closeIfOver({ db, provider, now }: Asking, page: PageOfAttempt): Promise<void> {
  const age = now().getTime() - new Date(page.opened_at).getTime();
  if (!provider.close || page.reference === null || age > LONGEST) return;
  const order = await findOrder(db, page.order_id);
  const { attempts } = await ledgerOf(db, page.order_id);
  if (order && isPageOver(page.attempt_id, order.state, attempts)) await provider.close(page.reference);
}
