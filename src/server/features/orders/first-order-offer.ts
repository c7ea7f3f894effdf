/** Taken off by itself, once a person (docs/rules.md#order-totals). */
import type { Settings } from '#contract/settings.ts';
import type { Percent } from '#domain/money.ts';
import type { Database } from '#server/db/schema.ts';
import { firstOrderHash } from './first-orders.ts';
import { isFirstOrderMarked } from './first-orders.repository.ts';
import { hasUsedFirstOrder } from './open-orders.repository.ts';

interface Buyer {
  user: { _id: string; email: string };
  now: Date;
  exceptOrder: string | undefined;
}

export async function firstOrderPercent(
  db: Database,
  { offers }: Pick<Settings, 'offers'>,
  { user, now, exceptOrder }: Buyer,
): Promise<Percent> {
  if (offers.firstOrder === 0) return 0;
  if (await hasUsedFirstOrder(db, { userId: user._id, now, exceptOrder })) return 0;
  return firstOrderPercentOf(db, { offers }, user.email);
}

/** Of somebody without an account. */
export async function firstOrderPercentOf(
  db: Database,
  { offers }: Pick<Settings, 'offers'>,
  email: string,
): Promise<Percent> {
  return (await isFirstOrderMarked(db, [await firstOrderHash(db, email)])) ? 0 : offers.firstOrder;
}
