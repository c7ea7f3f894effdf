import type { CartLine, Cart, RemovedLine } from '#contract/carts.ts';
import { toShekels } from '#contract/money.ts';
import { type RemovalReason, cartTotal, itemKey, lineTotal, removalReason, shortOf } from '#domain/cart.ts';
import type { Offer } from '#domain/offer.ts';
import type { CartEntries, CartOther } from '#server/db/entries/cart-entries.ts';
import { wordsOf } from '#server/db/entries/chosen-columns.ts';
import { type OfferedLine, chosenWords, lineOffers } from '#server/db/entries/line-offers.ts';
import type { StoredCart, StoredLine } from './carts.repository.ts';

/** `details` and choices are the catalogue's current ones. */
export interface KeptLine {
  line: StoredLine;
  offer: Offer;
  meetings: CartLine['meetings'];
  tooLate: boolean;
}
export interface LostLine {
  line: StoredLine;
  reason: RemovalReason;
}

export function viewLines(lines: StoredLine[], entries: CartEntries): { kept: KeptLine[]; lost: LostLine[] } {
  const kept: KeptLine[] = [];
  const lost: LostLine[] = [];
  const offers = lineOffers(lines, entries);
  for (const [index, line] of lines.entries()) {
    const offered = offers[index]!;
    const reason = removalReason(offered.kind === 'offered' ? offered.offer : null);
    if (reason) lost.push(lostLine(line, reason, entries));
    else if (offered.kind === 'offered') kept.push(keptLine(line, offered));
  }
  return { kept, lost };
}

export function keptLine(
  { productType, item, quantity }: Pick<StoredLine, 'productType' | 'item' | 'quantity'>,
  { entry, offer, chosen }: OfferedLine,
): KeptLine {
  return {
    line: { productType, item, quantity, ...chosenWords({ entry, chosen }), details: entry.details },
    offer,
    meetings: entry.product === null ? meetingsOf(entry) : undefined,
    tooLate: entry.product === null && entry.tooLate === true,
  };
}

function meetingsOf({ meetings, over = 0 }: CartOther): CartLine['meetings'] {
  return meetings?.map((meeting, index) => ({ ...meeting, ...(index < over && { over: true as const }) }));
}

export function lostLine(line: StoredLine, reason: RemovalReason, entries: CartEntries): LostLine {
  return { line: { ...line, details: entries.get(itemKey(line))?.details ?? line.details }, reason };
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
  const { line, offer, meetings, tooLate } = kept;
  const available = shortOf(line, offer);
  return {
    item: line.item,
    productType: line.productType,
    quantity: line.quantity,
    ...wordsOf(line),
    price: toShekels(offer.price),
    lineTotal: toShekels(lineTotal(priced(kept))),
    ...(available !== undefined && { available }),
    ...(line.productType === 'Workshop' && offer.left !== null && { seatsLeft: offer.left }),
    ...(meetings && { meetings }),
    ...(tooLate && { tooLate: true as const }),
    productDetails: line.details,
  };
}

function toRemovedLine({ line, reason }: LostLine): RemovedLine {
  const { item, productType, details } = line;
  const { title, translations } = details;
  return { item, productType, ...wordsOf(line), title, ...(translations && { translations }), reason };
}
