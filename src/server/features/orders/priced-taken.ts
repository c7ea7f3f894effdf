/** What the admin takes without a cart, priced as a cart of somebody without an account. */
import type { NewAdminOrder } from '#contract/admin-orders.ts';
import type { Settings } from '#contract/settings.ts';
import { type PlacedLine, mergeLines } from '#domain/cart.ts';
import type { DeliveryMethod } from '#domain/orders/delivery.ts';
import { readCartEntries, seatRules } from '#server/db/entries/cart-entries.ts';
import { lineOffers } from '#server/db/entries/line-offers.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { choiceError } from '../carts/cart-refusal.ts';
import { firstOrderPercent } from './first-order-offer.ts';
import { type PricedCart, priceCart } from './priced-cart.ts';

/** Nobody's account has it. */
const NOBODY = '';

interface Taken {
  /** As `takenLines` gives them. */
  wanted: readonly PlacedLine[];
  /** Undefined until it is known: the first purchase is offered meanwhile. */
  email: string | undefined;
  delivery: DeliveryMethod | undefined;
  settings: Settings;
  now: Date;
}

/** Throws an ApiError (400). */
export function takenLines(given: NewAdminOrder['lines']): PlacedLine[] {
  const { lines, refusal } = mergeLines(given);
  if (refusal)
    throw new ApiError(refusal.code, {
      ['index' in refusal ? `lines.${refusal.index}` : 'lines']: { problem: 'invalid' },
    });
  return lines;
}

export async function priceTaken(
  db: Database,
  { wanted, email, delivery, settings, now }: Taken,
): Promise<PricedCart> {
  // Whether somebody may come later is the admin's to say.
  const entries = await readCartEntries(db, wanted, NOBODY, { now, ...seatRules(settings), joinBegun: true });
  for (const [at, offer] of lineOffers(wanted, entries).entries())
    if (offer.kind === 'fault') throw choiceError(offer.fault, `lines.${wanted[at]!.index}`);
  const lines = wanted.map(({ index: _index, choices, personalText, ...line }) => ({
    ...line,
    ...(choices && { choices: [...choices] }),
    ...(personalText !== undefined && { personalText }),
    details: { title: '', image: null },
  }));
  const { firstOrder } = settings.offers;
  const percent =
    email === undefined ? firstOrder : await firstOrderPercent(db, settings, { user: { email }, now });
  return priceCart(lines, entries, { settings, firstOrderPercent: percent, delivery });
}
