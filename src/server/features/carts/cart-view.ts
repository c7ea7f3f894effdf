import type { CartLine, Cart, RemovedLine } from '#contract/carts.ts';
import { toShekels } from '#contract/money.ts';
import { type RemovalReason, cartTotal, lineKey, lineTotal, removalReason, shortOf } from '#domain/cart.ts';
import type { Offer } from '#domain/offer.ts';
import type { CartEntries, CartEntry } from '#server/db/entries/cart-entries.ts';
import type { StoredCart, StoredLine } from './carts.repository.ts';

/** `details` are the catalogue's current ones. */
export interface KeptLine {
  line: StoredLine;
  offer: Offer;
  meetings: CartEntry['meetings'];
}
export interface LostLine {
  line: StoredLine;
  reason: RemovalReason;
}

export function viewLines(lines: StoredLine[], entries: CartEntries): { kept: KeptLine[]; lost: LostLine[] } {
  const kept: KeptLine[] = [];
  const lost: LostLine[] = [];
  for (const stored of lines) {
    const entry = entries.get(lineKey(stored));
    const line = entry ? { ...stored, details: entry.details } : stored;
    const reason = removalReason(entry?.offer ?? null);
    if (reason) lost.push({ line, reason });
    else if (entry) kept.push({ line, offer: entry.offer, meetings: entry.meetings });
  }
  return { kept, lost };
}

export function toCartAnswer(
  { id, userId, version }: Pick<StoredCart, 'id' | 'userId' | 'version'>,
  kept: KeptLine[],
  lost: LostLine[],
): Cart {
  return {
    _id: id,
    userId,
    version,
    items: kept.map(toCartLine),
    total: toShekels(cartTotal(kept.map(priced))),
    ...(lost.length > 0 && { removed: lost.map(toRemovedLine) }),
  };
}

const priced = ({ line: { quantity }, offer: { price } }: KeptLine) => ({ price, quantity });

function toCartLine(kept: KeptLine): CartLine {
  const { line, offer, meetings } = kept;
  const available = shortOf(line, offer);
  return {
    item: line.item,
    productType: line.productType,
    quantity: line.quantity,
    price: toShekels(offer.price),
    lineTotal: toShekels(lineTotal(priced(kept))),
    ...(available !== undefined && { available }),
    ...(meetings && { meetings }),
    productDetails: line.details,
  };
}

function toRemovedLine({ line: { item, productType, details }, reason }: LostLine): RemovedLine {
  const { title, translations } = details;
  return { item, productType, title, ...(translations && { translations }), reason };
}
