import type { Database } from '#server/db/schema.ts';
import { deleteNoticesBefore } from './provider-pages.repository.ts';

/** ms; as long as a question about a payment can be asked by its notice. */
const KEPT = 30 * 24 * 60 * 60_000;

/** They have the payer's name in them; what became of the payment is in the ledger. */
export async function purgeNotices(db: Database, now: Date): Promise<void> {
  await deleteNoticesBefore(db, new Date(now.getTime() - KEPT).toISOString());
}
