/** Where a line is, as its customer is told by its kind. */
import type { ProductType } from '../offer.ts';
import type { DeliveryMethod } from './delivery.ts';
import type { LineState } from './order-states.ts';

export type LineStage =
  | Exclude<LineState, 'held' | 'waiting' | 'ready' | 'handed_over'>
  | 'heldPiece'
  | 'heldMade'
  | 'heldSeat'
  | 'heldSeats'
  | 'heldTutorial'
  | 'waitingPickup'
  | 'waitingParcel'
  | 'waitingMade'
  | 'registeredSeats'
  | 'givenSeat'
  | 'givenSeats'
  | 'readyPickup'
  | 'readyParcel'
  | 'pickedUp'
  | 'sent';

interface StagedLine {
  productType: ProductType;
  quantity: number;
  madeToOrder?: boolean | undefined;
  state: LineState;
  /** Who comes in place of who ordered. */
  givenTo?: object | undefined;
}

/** `delivery` is the order's. */
export function lineStage(
  { productType, quantity, madeToOrder, state, givenTo }: StagedLine,
  delivery: DeliveryMethod | undefined,
): LineStage {
  const isParcel = delivery !== undefined && delivery !== 'pickup';
  switch (state) {
    case 'held':
      if (productType === 'Workshop') return quantity === 1 ? 'heldSeat' : 'heldSeats';
      if (productType === 'Tutorial') return 'heldTutorial';
      return madeToOrder ? 'heldMade' : 'heldPiece';
    case 'waiting':
      if (madeToOrder) return 'waitingMade';
      return isParcel ? 'waitingParcel' : 'waitingPickup';
    case 'ready':
      return isParcel ? 'readyParcel' : 'readyPickup';
    case 'handed_over':
      return isParcel ? 'sent' : 'pickedUp';
    case 'registered':
      if (givenTo) return quantity === 1 ? 'givenSeat' : 'givenSeats';
      return quantity === 1 ? 'registered' : 'registeredSeats';
    default:
      return state;
  }
}
