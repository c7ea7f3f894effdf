/** One method an order, asked only when there is a piece (docs/rules.md#order-totals). */
import { type Agorot, FREE } from '../money.ts';

export const DELIVERY_METHODS = ['pickup', 'courier', 'post'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** Only the city is needed: a place without streets is allowed. */
export const ADDRESS_FIELDS = [
  'city',
  'street',
  'house',
  'entrance',
  'floor',
  'apartment',
  'postcode',
  'note',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export interface DeliveryFee {
  price: Agorot;
  /** Null: never free. */
  freeFrom: Agorot | null;
}

/** `goodsToPay`: all lines after discounts. */
export function deliveryPrice({ price, freeFrom }: DeliveryFee, goodsToPay: Agorot): Agorot {
  return freeFrom !== null && goodsToPay >= freeFrom ? FREE : price;
}

export function needsAddress(method: DeliveryMethod): boolean {
  return method !== 'pickup';
}
