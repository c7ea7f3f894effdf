/** Nothing is clamped silently: a change is accepted unchanged or refused (docs/rules.md#cart). */
import { BOUNDS } from './bounds.ts';
import { type Agorot, agorot } from './money.ts';
import type { Offer, ProductType } from './offer.ts';
import type { Choices, ChoiceFault } from './options.ts';
import { variantKey } from './variant-key.ts';

export interface LineItem {
  productType: ProductType;
  item: string;
}

/** What makes a line the same as another. */
export type ChosenItem = LineItem & Choices;

export interface WantedLine extends ChosenItem {
  quantity: number;
}

export type PlacedLine = WantedLine & { index: number };

export const REMOVAL_REASONS = ['gone', 'past', 'full'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

export type CartRefusal =
  | { code: 'invalid'; problem: 'lines'; max: number }
  | { code: 'invalid'; problem: 'quantity'; index: number; max: number }
  | { code: 'over_stock' | 'not_enough_seats'; index: number; left: number }
  | { code: 'choice'; index: number; fault: ChoiceFault }
  | {
      code:
        | 'item_unknown'
        | 'sold_out'
        | 'workshop_full'
        | 'workshop_past'
        | 'tutorial_twice'
        | 'already_owned';
      index: number;
    };

export type Judgement =
  | { kind: 'kept'; offer: Offer }
  | { kind: 'removed'; reason: RemovalReason }
  | { kind: 'refused'; refusal: CartRefusal };

export function itemKey({ productType, item }: LineItem): string {
  return `${productType}/${item}`;
}

/** Lines are the same only with the same choices and text. */
export function lineKey({ choices = [], personalText, ...item }: ChosenItem): string {
  if (choices.length === 0 && personalText === undefined) return itemKey(item);
  return `${itemKey(item)}/${variantKey(choices)}/${personalText ?? ''}`;
}

/** What needs no catalogue to be told. */
type ListRefusal = Exclude<CartRefusal, { code: 'choice' }>;

/** Adds up duplicate lines, then checks what needs no catalogue: length, copies, quantities. */
export function mergeLines(wanted: readonly WantedLine[]): {
  lines: PlacedLine[];
  refusal: ListRefusal | null;
} {
  const byKey = new Map<string, PlacedLine>();
  for (const [index, line] of wanted.entries()) {
    const first = byKey.get(lineKey(line));
    if (first) first.quantity += line.quantity;
    else byKey.set(lineKey(line), { ...line, index });
  }
  const lines = [...byKey.values()];
  return { lines, refusal: refusalOf(lines) };
}

function refusalOf(lines: readonly PlacedLine[]): ListRefusal | null {
  const { cartLines, quantity } = BOUNDS;
  if (lines.length > cartLines) return { code: 'invalid', problem: 'lines', max: cartLines };
  const copy = lines.find((line) => line.productType === 'Tutorial' && line.quantity > 1);
  if (copy) return { code: 'tutorial_twice', index: copy.index };
  const tooMany = lines.find((line) => line.quantity > quantity.max);
  return tooMany ? { code: 'invalid', problem: 'quantity', index: tooMany.index, max: quantity.max } : null;
}

/** `had` is the stored quantity; that much is removed with a reason, not refused, so every cart can be changed. */
export function judgeLine(line: PlacedLine, had: number, offer: Offer | null): Judgement {
  const { index } = line;
  if (had > 0) {
    const reason = removalReason(offer);
    if (reason) return { kind: 'removed', reason };
  }
  if (!offer) return refused({ code: 'item_unknown', index });
  if (line.quantity <= had) return { kind: 'kept', offer };
  if (offer.state === 'past') return refused({ code: 'workshop_past', index });
  if (offer.state === 'full') return refused({ code: 'workshop_full', index });
  if (offer.owned) return refused({ code: 'already_owned', index });
  if (offer.left === 0) return refused({ code: 'sold_out', index });
  if (offer.left !== null && line.quantity > offer.left) {
    const code = line.productType === 'Workshop' ? 'not_enough_seats' : 'over_stock';
    return refused({ code, index, left: offer.left });
  }
  return { kind: 'kept', offer };
}

export function removalReason(offer: Offer | null): RemovalReason | null {
  if (!offer) return 'gone';
  return offer.state === 'open' ? null : offer.state;
}

/** Undefined if enough are left. */
export function shortOf({ quantity }: Pick<WantedLine, 'quantity'>, { left }: Offer): number | undefined {
  return left !== null && left < quantity ? left : undefined;
}

export interface PricedLine {
  price: Agorot;
  quantity: number;
}

export function lineTotal({ price, quantity }: PricedLine): Agorot {
  return agorot(price * quantity);
}

export function cartTotal(lines: readonly PricedLine[]): Agorot {
  return agorot(lines.reduce((sum, line) => sum + lineTotal(line), 0));
}

function refused(refusal: CartRefusal): Judgement {
  return { kind: 'refused', refusal };
}
