/** Taken off by itself, once a person (docs/rules.md#order-totals). */
import type { Settings } from '#contract/settings.ts';
import type { Percent } from '#domain/money.ts';
import type { Database } from '#server/db/schema.ts';
import { firstOrderHash } from './first-orders.ts';
import { isFirstOrderMarked } from './first-orders.repository.ts';
import { hasUsedFirstOrder } from './open-orders.repository.ts';

interface Buyer {
  /** Without an `_id`: somebody who has no account. */
  user: { _id?: string; email: string };
  now: Date;
  exceptOrder?: string | undefined;
}

export async function firstOrderPercent(
  db: Database,
  { offers }: Pick<Settings, 'offers'>,
  { user: { _id, email }, now, exceptOrder }: Buyer,
): Promise<Percent> {
  if (offers.firstOrder === 0) return 0;
  if (await hasUsedFirstOrder(db, { userId: _id ?? null, email, now, exceptOrder })) return 0;
  return (await isFirstOrderMarked(db, [await firstOrderHash(db, email)])) ? 0 : offers.firstOrder;
}
